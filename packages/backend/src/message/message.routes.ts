import { inLanguage, type Language, type Message, mailMessage, messages } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { enqueueMails, RECIPIENTS_PER_HOUR } from '../mail/enqueue.ts';
import { eventPlace } from './eventPlace.ts';
import { findMessage, type MessageRow, messagesWithin } from './message.store.ts';
import { messageMail } from './messageMail.ts';
import { parseMoment } from './moment.ts';
import { zonedIso } from './zonedTime.ts';

function momentIn(field: string, text: string): number {
  const moment = parseMoment(text);
  if (moment === null) throw new Refusal(400, 'timeUnreadable', { values: { field } });
  return moment;
}

const messageIn = (
  { messageId, startsAt, endsAt, timeZone, brands, texts }: MessageRow,
  language: Language,
): Message => ({
  id: messageId,
  ...inLanguage(texts, language),
  brand: [...brands],
  date: { from: zonedIso(timeZone, startsAt), to: endsAt === null ? null : zonedIso(timeZone, endsAt) },
});

/** The ticker's messages between two moments, and sending a message by mail (F1, F4). */
export function registerMessageRoutes(app: FastifyInstance, context: AppContext): void {
  bind(app, context, messages, async ({ query, language }) => {
    const from = momentIn('from', query.from);
    const to = query.to === undefined ? undefined : momentIn('to', query.to);
    if (to !== undefined && to < from) throw new Refusal(400, 'timesReversed');
    const found = await messagesWithin(context.database, { from, ...(to !== undefined && { to }) });
    return found.map((row) => messageIn(row, language));
  });

  bind(app, context, mailMessage, async ({ params, body: { recipients }, user, language, reply }) => {
    const { config, database, now } = context;
    const message = await findMessage(database, params.messageId);
    if (!message) throw notFound();
    const content = messageMail(message, {
      language,
      sender: user,
      place: eventPlace(config, message),
      house: config.brand.name,
    });
    const sender = { userId: user.userId, perHour: RECIPIENTS_PER_HOUR };
    await enqueueMails(database, { recipients, content, sender }, now());
    reply.code(202);
    return null;
  });
}
