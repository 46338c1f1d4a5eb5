import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { prepareInbox, saveMessage } from './message-store.ts';

export interface MailCatcherOptions {
  readonly pool: Pool;
  /** 0 or nothing takes any free port. */
  readonly port?: number;
  readonly onError?: (error: unknown) => void;
}

export interface MailCatcher {
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

const LARGEST_MAIL = 10 * 1024 * 1024;

/** Takes every mail sent to it, delivers none, and keeps them for the inbox pages. */
export async function startMailCatcher({
  pool,
  port = 0,
  onError,
}: MailCatcherOptions): Promise<MailCatcher> {
  await prepareInbox(pool);
  const server = new SMTPServer({
    banner: 'Gerbang',
    // It listens on loopback only, where neither encryption nor a password would protect anything.
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    // A machine without a name server would otherwise wait for one on every connection.
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 1_000,
    logger: false,
    onData: (stream, session, done) => {
      receive(pool, stream, session).then(
        () => done(),
        (error: unknown) => {
          if (!(error instanceof RefusedMail)) onError?.(error);
          done(error instanceof RefusedMail ? error : new RefusedMail('Temporary failure, try again', 451));
        },
      );
    },
  });
  server.on('error', (error) => onError?.(error));
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const { port: actualPort } = listener.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${actualPort}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

class RefusedMail extends Error {
  readonly responseCode: number;

  constructor(message: string, responseCode: number) {
    super(message);
    this.responseCode = responseCode;
  }
}

async function receive(pool: Pool, stream: Readable, session: SMTPServerSession): Promise<void> {
  const mail = await PostalMime.parse(await readLimited(stream));
  const sent = new Date(mail.date ?? Number.NaN);
  const { mailFrom, rcptTo } = session.envelope;
  await saveMessage(pool, {
    from: mail.from?.address ?? (mailFrom === false ? '' : mailFrom.address),
    // The envelope tells who really gets it, blind copies included.
    to: [...new Set(rcptTo.map((recipient) => recipient.address.toLowerCase()))],
    subject: mail.subject ?? '',
    date: Number.isNaN(sent.getTime()) ? new Date() : sent,
    text: mail.text ?? '',
    html: mail.html ?? '',
  });
}

/** Reads to the end even when it is too much, as the sender listens for an answer only after the end. */
async function readLimited(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_MAIL) chunks.push(chunk);
  }
  if (size > LARGEST_MAIL) throw new RefusedMail('Message is too large', 552);
  return Buffer.concat(chunks);
}
