import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Mailbox } from '../configuration/mailbox.ts';
import { epoch } from '../database/epoch.ts';

/** The content of a mail. Whoever makes `html` must have escaped its values. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: Mailbox | null;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: string;
    /** Encoding of binary `content`; absent for text. */
    readonly encoding?: 'base64';
  }[];
}

export type MailState = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * Mails to one recipient each. While a mail is `sending`, `claim` names its owner and `leaseUntil` the end of the
 * claim. `handedOverAt` is set right before a mail server may take the mail; from then on it is never sent again.
 * The content is deleted when a mail is `sent` or `failed`; `note` gives the reason, without an address.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    mailId: uuid().primaryKey(),
    senderId: text(),
    recipient: text().notNull(),
    content: jsonb().$type<MailContent>(),
    state: text().$type<MailState>().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: epoch().notNull(),
    claim: uuid(),
    leaseUntil: epoch(),
    handedOverAt: epoch(),
    queuedAt: epoch().notNull(),
    finishedAt: epoch(),
    note: text(),
  },
  (mail) => [
    index('outgoing_mails_due').on(mail.state, mail.nextAt),
    index('outgoing_mails_sender').on(mail.senderId, mail.queuedAt),
  ],
);
