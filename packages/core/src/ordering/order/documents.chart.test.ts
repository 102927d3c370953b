import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { documentsLogic } from './documents.actors.ts';
import { type DocumentsContext, documentsMachine } from './documents.machine.ts';

const tour = {
  input: { orderId: 'o-1' },
  events: [{ type: 'download.requested', name: 'Order.pdf' }, { type: 'print.requested' }],
  answers: { download: [undefined], openConfirmation: [undefined] },
};

chartSuite(documentsMachine, {
  ...tour,
  events: [...tour.events, { type: 'download.requested', name: 'Confirmation.pdf' }],
  invariants: {
    'O4 a failure is known exactly where it is shown': (snapshot) => {
      const { downloadFailure, printFailure } = snapshot.context as DocumentsContext;
      return (
        snapshot.matches({ download: 'failed' }) === (downloadFailure !== null) &&
        snapshot.matches({ print: 'failed' }) === (printFailure !== null)
      );
    },
    'O4 nothing is fetched twice at a time': (snapshot) =>
      !snapshot.matches({ download: 'fetching' }) ||
      !snapshot.can({ type: 'download.requested', name: 'Order.pdf' }),
  },
});

wiringSuite(documentsMachine, {
  tour,
  machine: (api) => documentsLogic(fakeOrderingDependencies(api)),
  doing: {
    answers: {
      download: (_, { fake }) =>
        fake.pending.find(({ name }) => name === 'orderConfirmation')?.answer(new Uint8Array([37])),
      openConfirmation: (_, { fake }) =>
        fake.pending.find(({ name }) => name === 'printToken')?.answer({ 'print-token': 'p-1' }),
    },
    failures: {
      download: (error, { fake }) =>
        fake.pending.find(({ name }) => name === 'orderConfirmation')?.fail(error),
      openConfirmation: (error, { fake }) =>
        fake.pending.find(({ name }) => name === 'printToken')?.fail(error),
    },
  },
});

it('O4 HZ12: prints by a token that is asked for this document alone, and saves what it is handed', async () => {
  const page = fakeBrowser().open('https://portal.test/');
  const fake = createFakeApi();
  const actor = createActor(documentsLogic(fakeOrderingDependencies(fake.api, undefined, page)), {
    input: { orderId: 'o-1' },
  }).start();
  actor.send({ type: 'print.requested' });
  await settle();
  expect(fake.pending[0]?.call.query).toEqual({ document: 'order:o-1' });
  fake.pending[0]?.answer({ 'print-token': 'p-1' });
  await settle();
  expect(page.opened).toEqual(['/api/v1/orders/o-1/confirmation/print?print-token=p-1&lang=en']);

  actor.send({ type: 'download.requested', name: 'Order.pdf' });
  await settle();
  fake.pending[0]?.answer(new Uint8Array([37, 80]));
  await settle();
  expect(page.saved).toEqual([
    { name: 'Order.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80]) },
  ]);
});
