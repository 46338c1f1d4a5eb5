import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
}

/** 'refuse': 5xx for good; 'busy': 4xx for now; 'hang': takes the mail and never answers. */
export type SmtpMood = 'take' | 'refuse' | 'busy' | 'hang';

export interface TestSmtp {
  readonly url: string;
  readonly caught: CaughtMail[];
  mood: SmtpMood;
  close(): Promise<void>;
}

/** A real mail server whose mood a test may change. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const caught: CaughtMail[] = [];
  const answerRecipient = (done: (error?: Error | null) => void) => {
    if (kit.mood === 'refuse')
      return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    if (kit.mood === 'busy') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    return done();
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, _session, done) => answerRecipient(done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (kit.mood === 'hang') return;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        caught.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address).join(','),
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          messageId: mail.messageId ?? '',
        });
        done();
      });
    },
  });
  // Clients that give up half-way are what some tests are about.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const kit: TestSmtp = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    caught,
    mood: 'take',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return kit;
}
