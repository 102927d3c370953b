import { array, integer, nullable, string, type } from 'superstruct';
import { deliveryStates } from '../../webhook/webhook.schema.ts';
import { columns } from './columns.ts';
import type { Command } from './command.ts';
import { UsageError } from './failures.ts';
import { showTime } from './time.ts';

const deliveryStruct = type({
  deliveryId: string(),
  eventId: string(),
  event: string(),
  address: string(),
  state: string(),
  attempts: integer(),
  queuedAt: integer(),
  nextAt: integer(),
  finishedAt: nullable(integer()),
  note: nullable(string()),
});

export const webhookCommands: readonly Command[] = [
  {
    name: 'webhook list',
    operands: [],
    help: 'the newest 500 events sent to webhook addresses, and what became of them',
    options: { state: { value: '<state>', help: `${deliveryStates.join(', ')}; all unless given` } },
    async run(given, portal) {
      const state = given.text('state');
      const query = state === undefined ? '' : `?state=${encodeURIComponent(state)}`;
      const all = await portal.ask('GET', `/webhooks${query}`, array(deliveryStruct));
      const rows = all.map((one) => [
        one.deliveryId,
        one.event,
        one.state,
        String(one.attempts),
        showTime(one.queuedAt),
        one.note ?? '-',
        one.address,
      ]);
      const headings = ['DELIVERY', 'EVENT', 'STATE', 'TRIES', 'QUEUED', 'LAST', 'ADDRESS'];
      return { lines: columns(headings, rows, 'No deliveries.'), data: all };
    },
  },
  {
    name: 'webhook send-again',
    operands: ['[<delivery>]'],
    help: 'sends a delivery that is over once more, under the same id',
    options: { 'given-up': { value: null, help: 'all that were given up, in place of a single one' } },
    async run(given, portal) {
      const { operand: deliveryId } = given;
      if ((deliveryId === undefined) !== given.switched('given-up'))
        throw new UsageError('Name one delivery, or --given-up for all that were given up.');
      const body = deliveryId === undefined ? {} : { deliveryId };
      const answer = await portal.ask('POST', '/webhooks/send-again', type({ queued: integer() }), body);
      return { lines: [`Queued again: ${answer.queued}.`], data: answer };
    },
  },
];
