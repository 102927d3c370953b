import { type Language, type Message, messages } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../server/bind.ts';
import { Refusal } from '../../server/refusal.ts';
import { type MessageRow, messagesWithin } from './message.store.ts';
import { parseMoment } from './moment.ts';
import { zonedIso } from './zonedTime.ts';

function momentIn(field: string, text: string): number {
  const moment = parseMoment(text);
  if (moment === null) throw new Refusal(400, 'timeUnreadable', { values: { field } });
  return moment;
}

const inLanguage = (
  { messageId, startsAt, endsAt, timeZone, brands, ...texts }: MessageRow,
  language: Language,
): Message => ({
  id: messageId,
  ...texts[language],
  brand: [...brands],
  date: { from: zonedIso(timeZone, startsAt), to: endsAt === null ? null : zonedIso(timeZone, endsAt) },
});

/** The ticker's messages between two moments (specification, section 7). */
export function registerMessageRoutes(app: FastifyInstance, context: AppContext): void {
  bind(app, context, messages, async ({ query, language }) => {
    const from = momentIn('from', query.from);
    const to = query.to === undefined ? undefined : momentIn('to', query.to);
    if (to !== undefined && to < from) throw new Refusal(400, 'timesReversed');
    const found = await messagesWithin(context.database, { from, ...(to !== undefined && { to }) });
    return found.map((row) => inLanguage(row, language));
  });
}
