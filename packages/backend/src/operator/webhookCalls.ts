import type { FastifyInstance } from 'fastify';
import { enums, object, optional, pattern, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { queueAgain, shownDeliveries } from '../webhook/queue.store.ts';
import { deliveryStates } from '../webhook/webhook.schema.ts';
import { operatorCall } from './operatorCall.ts';
import { OperatorRefusal, unusable } from './operatorRefusal.ts';

const MOST_SHOWN = 500;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const listStruct = object({ state: optional(enums(deliveryStates)) });
const againStruct = object({ deliveryId: optional(pattern(string(), uuid)) });

/** What became of events that were told to addresses (O7), and telling them once more. */
export function webhookCalls(scope: FastifyInstance, { config, database, now }: AppContext): void {
  operatorCall(scope, 'GET', '/webhooks', listStruct, ({ body: { state } }) =>
    shownDeliveries(database, state, MOST_SHOWN),
  );

  operatorCall(scope, 'POST', '/webhooks/send-again', againStruct, async ({ body: { deliveryId } }) => {
    if (config.webhooks.addresses.length === 0)
      throw unusable('WEBHOOKS names no address, so that nothing would be sent.');
    const queued = await queueAgain(database, deliveryId === undefined ? 'given-up' : { deliveryId }, now());
    if (deliveryId !== undefined && queued === 0)
      throw new OperatorRefusal(404, `There is no delivery '${deliveryId}' that is over.`);
    return { queued };
  });
}
