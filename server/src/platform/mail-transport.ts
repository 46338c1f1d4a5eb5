import { createTransport } from 'nodemailer';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try, so that a mail which arrives twice can be told for one. */
  readonly messageId: string;
}

/** A mail server's answer to one message; a `permanent` one would be the same next time. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause: unknown) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

export type SendMessage = (message: MailMessage) => Promise<void>;

// All of them together stay below the limit of a job, so that a hanging server ends as a failed try.
const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;
const WHOLE_MS = 40_000;

/** Sends through an SMTP server, one connection a message: a server that hangs holds up nothing but itself. */
export function createMailTransport(
  smtpUrl: string,
  from: string,
  limits = { connectMs: CONNECT_MS, silenceMs: SILENCE_MS, wholeMs: WHOLE_MS },
): SendMessage {
  return async (message) => {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.silenceMs,
      socketTimeout: limits.silenceMs,
      dnsTimeout: limits.connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sending = transport.sendMail({ ...message, from, headers: { 'Auto-Submitted': 'auto-generated' } });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the mail server took too long')), limits.wholeMs);
    });
    try {
      await Promise.race([sending, tooLong]);
    } catch (error) {
      sending.catch(() => {});
      throw toMailRefused(error);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

// What a server says to these speaks of the mail itself; a refusal elsewhere (sign-in, greeting) is about the line.
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function toMailRefused(error: unknown): MailRefused {
  const { message, responseCode, command } = error as {
    message?: string;
    responseCode?: number;
    command?: string;
  };
  const permanent =
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode !== 503 &&
    aboutTheMail.has(command ?? '');
  return new MailRefused(message ?? 'unknown', permanent, error);
}
