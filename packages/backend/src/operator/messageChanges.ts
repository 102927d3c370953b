import type { FastifyInstance } from 'fastify';
import { array, defaulted, integer, max, min, nullable, object, refine, size, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { isTimeZone } from '../configuration/timeZone.ts';
import { allMessages, type MessageRow, removeMessage, saveMessage } from '../message/message.store.ts';
import { idField, lineField, noticeField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { unknown, unusable } from './operatorRefusal.ts';

/** Epoch ms up to the year 2100. */
const moment = max(min(integer(), 0), 4_102_444_800_000);

const timeZone = refine(
  size(string(), 1, 64),
  'time zone',
  (name) => isTimeZone(name) || `Expected a time zone such as Europe/Berlin, but received "${name}"`,
);

const textsStruct = object({ title: lineField, tickerText: lineField, content: noticeField });

const messageStruct = object({
  startsAt: moment,
  endsAt: defaulted(nullable(moment), null),
  timeZone,
  brands: defaulted(size(array(lineField), 0, 20), []),
  en: textsStruct,
  de: textsStruct,
});

const shown = ({ messageId: id, ...rest }: MessageRow) => ({ id, ...rest });

/** Adds, changes and removes messages of the ticker. */
export function messageChanges(scope: FastifyInstance, { database, now }: AppContext): void {
  operatorCall(scope, 'GET', '/messages', null, async () => (await allMessages(database)).map(shown));

  operatorCall(scope, 'PUT', '/messages/:id', messageStruct, async ({ param, body }) => {
    if (body.endsAt !== null && body.endsAt <= body.startsAt)
      throw unusable('The end has to be after the start.');
    const message = { messageId: idField.create(param('id')), ...body, changedAt: now() };
    await saveMessage(database, message);
    return shown(message);
  });

  operatorCall(scope, 'DELETE', '/messages/:id', null, async ({ param }) => {
    const id = param('id');
    if (!(await removeMessage(database, id))) throw unknown('message', id);
    return null;
  });
}
