import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it. */
export interface Received {
  /** The envelope's recipients. */
  readonly to: readonly string[];
  readonly raw: string;
}

export interface MailServer {
  /** For instance `smtp://127.0.0.1:41234`. */
  readonly url: string;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port, which takes every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, callback) {
      buffer(stream).then((bytes) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: bytes.toString() });
        callback();
      }, callback);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const unfolded = (head: string): string => head.replace(/\r?\n[ \t]+/g, ' ');

/** The file of a type that is attached to a mail (RFC 2045, base64), with its name. */
export function attachmentIn(
  raw: string,
  type: string,
): { readonly name: string; readonly bytes: Uint8Array } | null {
  const [, boundary] = /boundary="?([^"\r\n;]+)/.exec(raw) ?? [];
  if (boundary === undefined) return null;
  for (const part of raw.split(`--${boundary}`)) {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const fields = unfolded(head);
    if (!fields.includes(`Content-Type: ${type}`) || !/Content-Disposition: attachment/i.test(fields))
      continue;
    const [, name = ''] = /filename="?([^";\r\n]+)/.exec(fields) ?? [];
    return { name, bytes: new Uint8Array(Buffer.from(body.join('\n\n'), 'base64')) };
  }
  return null;
}
