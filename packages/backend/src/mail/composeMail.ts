import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from '../configuration/mailbox.ts';
import { headPlace, logoId, type MailLook, titleFont } from './mailLook.ts';
import type { ClaimedMail } from './queue.store.ts';
import type { WrittenMail } from './transport.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const inlinePicture = (content: Buffer) => ({
  filename: 'logo.png',
  contentType: 'image/png',
  content,
  cid: logoId,
  contentDisposition: 'inline' as const,
});

/** A mail in the look of the house; one that has no place for its head stays as it is. */
const dressed = (html: string, { head, titleFont: own }: MailLook): string =>
  html.includes(headPlace) ? html.replaceAll(titleFont, () => own).replace(headPlace, () => head) : html;

const header = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address });

/**
 * Composes a mail (RFC 5322), with the house's head where it has a place for it. Message-ID and date are the same each
 * time the mail is composed.
 */
export async function composeMail(
  { mailId, recipient, content, queuedAt }: ClaimedMail,
  from: Mailbox,
  look: MailLook | null = null,
): Promise<WrittenMail> {
  const { subject, text, html, replyTo, attachments } = content;
  const logo = html.includes(headPlace) ? look?.logo : null;
  const composer = new MailComposer({
    from: header(from),
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: header(replyTo) }),
    subject: oneLine(subject),
    messageId: `<${mailId}@${from.address.split('@')[1]}>`,
    date: new Date(queuedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text,
    html: look ? dressed(html, look) : html,
    attachments: [
      ...attachments.map(({ name, contentType, content: file, encoding }) => ({
        filename: name,
        contentType,
        content: file,
        ...(encoding && { encoding }),
      })),
      ...(logo ? [inlinePicture(logo)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { mailId, from: from.address, to: recipient, bytes: await composer.compile().build() };
}
