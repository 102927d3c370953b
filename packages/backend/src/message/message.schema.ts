import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

/** A message's texts in one language; `content` is HTML, the others are plain text. */
export interface MessageTexts {
  readonly title: string;
  readonly tickerText: string;
  readonly content: string;
}

/** Events and other messages of the ticker. Without `endsAt` a message has no end; `timeZone` is an IANA name. */
export const messages = pgTable(
  'messages',
  {
    messageId: text().primaryKey(),
    startsAt: epoch().notNull(),
    endsAt: epoch(),
    timeZone: text().notNull(),
    brands: jsonb().$type<readonly string[]>().notNull(),
    en: jsonb().$type<MessageTexts>().notNull(),
    de: jsonb().$type<MessageTexts>().notNull(),
    changedAt: epoch().notNull(),
  },
  (message) => [index('messages_starts').on(message.startsAt)],
);
