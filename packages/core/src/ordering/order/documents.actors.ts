import { fromPromise } from 'xstate';
import { addressOf } from '../../api/address.ts';
import {
  confirmationDocument,
  mailConfirmation,
  orderConfirmation,
  printConfirmation,
  printToken,
  userProfile,
} from '../../contract/index.ts';
import { sheetFileActors } from '../entry/sheetFile.actors.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import type { OrderingWorld } from '../world.ts';
import { documentsMachine } from './documents.machine.ts';
import { mailingMachine } from './mailing.machine.ts';

export const mailingActors = ({ api }: Pick<OrderingWorld, 'api'>) => ({
  readOwnAddress: fromPromise<string>(async ({ signal }) => (await api.send(userProfile, { signal })).email),
  mail: fromPromise<void, { orderId: string; recipients: string[] }>(
    async ({ input: { orderId, recipients }, signal }) => {
      await api.send(mailConfirmation, { params: { orderId }, body: { recipients }, signal });
    },
  ),
});

/** The chart of an order's documents with its services. */
export const documentsLogic = (world: OrderingWorld): typeof documentsMachine =>
  documentsMachine.provide({
    actors: {
      mailing: mailingMachine.provide({ actors: mailingActors(world) }),
      sheetFile: sheetFileMachine.provide({ actors: sheetFileActors(world) }),
      download: fromPromise<void, { orderId: string; name: string }>(
        async ({ input: { orderId, name }, signal }) => {
          const bytes = await world.api.send(orderConfirmation, { params: { orderId }, signal });
          if (!signal.aborted) world.ports.saveFile({ name, type: 'application/pdf', bytes });
        },
      ),
      openConfirmation: fromPromise<void, { orderId: string }>(async ({ input: { orderId }, signal }) => {
        const { 'print-token': token } = await world.api.send(printToken, {
          query: { document: confirmationDocument(orderId) },
          signal,
        });
        const query = { 'print-token': token, lang: world.language() };
        world.ports.openWindow(addressOf(printConfirmation, world.bases, { orderId }, query));
      }),
    },
  });
