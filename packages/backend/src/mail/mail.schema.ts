import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';
import type { Mailbox } from './mailbox.ts';

/** What is said in a mail. Whoever makes `html` has escaped what is in it. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: Mailbox | null;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: string;
    /** How bytes are written in `content`; absent: it is text. */
    readonly encoding?: 'base64';
  }[];
}

export type MailState = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * Mails to one recipient each. While one is `sending`, `claim` says whose it is and `leaseUntil` for how long;
 * `handedOverAt` is set right before a mail server may take it, from when on it is never sent again. The content is
 * forgotten when a mail is `sent` or `failed`; `note` says why, without an address.
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
