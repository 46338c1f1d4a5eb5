export interface MailSettings {
  readonly smtpUrl: string;
  /** The sender, as 'Gerbang <gerbang@bank.example>'. */
  readonly mailFrom: string;
  /** Where the portal is reached; links begin with it. */
  readonly publicUrl: string;
}
