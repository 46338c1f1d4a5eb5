import type { MailSettings } from '../src/mail/mail-settings.ts';

/** Leads nowhere: a test that sends mail starts a server of its own and says where it listens. */
export const testMailSettings: MailSettings = {
  smtpUrl: 'smtp://127.0.0.1:9',
  mailFrom: 'Gerbang <gerbang@bank.example>',
  publicUrl: 'http://localhost',
};
