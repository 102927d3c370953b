import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { messages } from './message.schema.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Epoch ms, both ends inclusive; open-ended without `to`. */
interface Span {
  readonly from: number;
  readonly to?: number;
}

/** Messages that overlap with the span, earliest first. */
export const messagesWithin = ({ db }: Database, { from, to }: Span): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        or(isNull(messages.endsAt), gte(messages.endsAt, from)),
        ...(to === undefined ? [] : [lte(messages.startsAt, to)]),
      ),
    )
    .orderBy(asc(messages.startsAt), asc(messages.messageId));

/** All messages, earliest first. */
export const allMessages = ({ db }: Database): Promise<MessageRow[]> =>
  db.select().from(messages).orderBy(asc(messages.startsAt), asc(messages.messageId));

export async function findMessage({ db }: Database, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.messageId, messageId));
  return row;
}

/** Adds a message, or replaces the one with its id. */
export async function saveMessage({ db }: Database, message: MessageRow): Promise<void> {
  const { messageId: _, ...changed } = message;
  await db.insert(messages).values(message).onConflictDoUpdate({ target: messages.messageId, set: changed });
}

/** Returns whether there was one. */
export async function removeMessage({ db }: Database, messageId: string): Promise<boolean> {
  const removed = await db
    .delete(messages)
    .where(eq(messages.messageId, messageId))
    .returning({ messageId: messages.messageId });
  return removed.length > 0;
}
