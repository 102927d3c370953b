import { fromPromise } from 'xstate';
import {
  confirmationDocument,
  mailConfirmation,
  orderConfirmation,
  printConfirmation,
  printToken,
  userProfile,
} from '../../contract/index.ts';
import { addressOf } from '../../platform/api/address.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { sheetFileActors } from '../entry/sheetFile.actors.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { documentsMachine } from './documents.machine.ts';
import { mailingMachine } from './mailing.machine.ts';

export const mailingActors = ({ api }: Pick<OrderingDependencies, 'api'>) => ({
  readOwnAddress: fromPromise<string>(async ({ signal }) => (await api.send(userProfile, { signal })).email),
  mail: fromPromise<void, { orderId: string; recipients: string[] }>(
    async ({ input: { orderId, recipients }, signal }) => {
      await api.send(mailConfirmation, { params: { orderId }, body: { recipients }, signal });
    },
  ),
});

/** The chart of an order's documents with its services provided. */
export const documentsLogic = (dependencies: OrderingDependencies): typeof documentsMachine =>
  documentsMachine.provide({
    actors: {
      mailing: mailingMachine.provide({ actors: mailingActors(dependencies) }),
      sheetFile: sheetFileMachine.provide({ actors: sheetFileActors(dependencies) }),
      download: fromPromise<void, { orderId: string; name: string }>(
        async ({ input: { orderId, name }, signal }) => {
          const bytes = await dependencies.api.send(orderConfirmation, { params: { orderId }, signal });
          if (!signal.aborted) dependencies.ports.saveFile({ name, type: 'application/pdf', bytes });
        },
      ),
      openConfirmation: fromPromise<void, { orderId: string }>(async ({ input: { orderId }, signal }) => {
        const { 'print-token': token } = await dependencies.api.send(printToken, {
          query: { document: confirmationDocument(orderId) },
          signal,
        });
        const query = { 'print-token': token, lang: dependencies.language() };
        dependencies.ports.openWindow(addressOf(printConfirmation, dependencies.bases, { orderId }, query));
      }),
    },
  });
