import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailDelivery, MailTransport, WrittenMail } from './transport.ts';

const waiting = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
};

/**
 * Replies to these commands concern the mail. Replies to others concern the server or our account there, which may
 * be fixed.
 */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function verdictOn({ code, responseCode, command }: NodemailerError, handedOver: boolean): MailDelivery {
  const note = [responseCode ?? code ?? 'error', command].filter(Boolean).join(' at ');
  const answered = typeof responseCode === 'number';
  if (!answered && handedOver) return { outcome: 'unknown', note };
  const ofTheMail = aboutTheMail.has(String(command));
  const forGood = answered ? responseCode >= 500 : code === 'EENVELOPE' || code === 'EMESSAGE';
  return { outcome: ofTheMail && forGood ? 'refused' : 'later', note };
}

/** The mail's bytes. The stream ends, which lets the server take the mail, only after `handOver` has recorded that. */
const heldBack = (bytes: Buffer, handOver: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield bytes;
      await handOver();
    })(),
    { objectMode: false },
  );

/**
 * Sends through a mail server (`smtp://user:password@host:port` or `smtps://…`). Each mail has its own connection,
 * and an envelope of exactly one recipient.
 */
export function smtp(url: string): MailTransport {
  const { auth, ...options } = parseConnectionUrl(url);

  const deliver = ({ from, to, bytes }: WrittenMail, handOver: () => Promise<void>): Promise<MailDelivery> =>
    new Promise((resolve) => {
      const connection = new SMTPConnection({ ...waiting, ...options });
      let handedOver = false;
      const fail = (error: NodemailerError): void => {
        resolve(verdictOn(error, handedOver));
        connection.close();
      };
      const content = heldBack(bytes, async () => {
        await handOver();
        handedOver = true;
      });
      const send = (): void =>
        connection.send({ from, to: [to], size: bytes.length }, content, (error) => {
          if (error) return fail(error);
          resolve({ outcome: 'sent', note: 'accepted' });
          connection.quit();
        });
      connection.on('error', fail);
      connection.connect((error) => {
        if (error) return fail(error);
        if (!auth) return send();
        connection.login({ user: auth.user, pass: auth.pass }, (refused) =>
          refused ? fail(refused) : send(),
        );
      });
    });
  return { deliver };
}
