import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as the server got it. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** What a server does with one mail, by its recipient's local part; see {@link mailServer}. */
type Behaviour = (
  session: SMTPServerSession,
  times: number,
) => { readonly answer?: number; readonly drop?: 'before' | 'after' } | undefined;

export interface MailServer {
  readonly url: string;
  /** Mails that were taken: the server said so, or had them whole when it lost the connection. */
  readonly received: Received[];
  /** How often a mail was begun. */
  readonly begun: () => number;
  close(): Promise<void>;
}

const refusal = (code: number): Error =>
  Object.assign(new Error('no <someone@example.com> here'), { responseCode: code });

/**
 * A real SMTP server on a free port. `atRecipient` and `atData` say what it answers there, or that it drops the
 * connection while the mail comes or once it has it, instead of taking it; `whenWhole` is called once it has it, and
 * awaited before it answers.
 */
export async function mailServer(
  {
    atRecipient = () => undefined,
    atData = () => undefined,
    whenWhole = () => {},
  }: {
    readonly atRecipient?: Behaviour;
    readonly atData?: Behaviour;
    readonly whenWhole?: () => void | Promise<void>;
  } = {},
  port = 0,
): Promise<MailServer> {
  const received: Received[] = [];
  let [recipients, begun] = [0, 0];
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, session, callback) {
      recipients += 1;
      const { answer } = atRecipient(session, recipients) ?? {};
      callback(answer === undefined ? null : refusal(answer));
    },
    onData(stream: SMTPServerDataStream, session, callback) {
      begun += 1;
      const { answer, drop } = atData(session, begun) ?? {};
      const dropAll = (): void => {
        for (const connection of server.connections) connection.close();
      };
      stream.on('error', () => {});
      if (drop === 'before') return dropAll();
      const whole = buffer(stream).catch(() => null);
      void whole.then(async (bytes) => {
        if (bytes === null) return;
        await whenWhole();
        if (answer !== undefined) return callback(refusal(answer));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
        });
        return drop === 'after' ? dropAll() : callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    begun: () => begun,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
