import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { packStyles } from '../../contract/index.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  networkLost,
  sampleStyle,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { sheetFileActors } from './sheetFile.actors.ts';
import { sheetFileMachine } from './sheetFile.machine.ts';
import { IncompleteSheet } from './sheetRows.ts';

const sheet = {
  form: 'csv' as const,
  name: 'cart',
  separator: ';' as const,
  heading: ['EAN'],
  rows: [],
  cart: { rightEnv: 'preorder' as const, cartId: 'cart-1', pieces: new Map([['v-1', 4]]) },
};

const tour = {
  events: [
    { type: 'file.wanted', sheet, of: 'cart', count: 4 },
    { type: 'file.wanted', sheet, of: 'cart', count: 0 },
    { type: 'file.wanted', sheet, of: 'missing', count: 0 },
    { type: 'notice.dismissed' },
  ],
  answers: { makeFile: [undefined] },
  failures: { makeFile: [networkLost, new IncompleteSheet()] },
};

chartSuite(sheetFileMachine, {
  ...tour,
  invariants: {
    'a failure says which': (snapshot) =>
      !snapshot.matches('failed') || (snapshot.context.failure !== null) !== snapshot.context.incomplete,
    'only what is being made has a form': (snapshot) =>
      snapshot.matches('making') === (snapshot.context.form !== null),
  },
});

wiringSuite(sheetFileMachine, {
  tour: { ...tour, failures: { makeFile: [networkLost] } },
  machine: (api) => sheetFileMachine.provide({ actors: sheetFileActors(fakeOrderingDependencies(api)) }),
  doing: { answers: { makeFile: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])) } },
});

describe('files that go out', () => {
  const make = async (wanted: object) => {
    const page = fakeBrowser().open('https://portal.test/');
    const fake = createFakeApi();
    const actor = createActor(
      sheetFileMachine.provide({
        actors: sheetFileActors(fakeOrderingDependencies(fake.api, undefined, page)),
      }),
    ).start();
    actor.send({ type: 'file.wanted', sheet: { ...sheet, ...wanted }, of: 'cart', count: 4 });
    fake.pending[0]?.answer(packStyles([sampleStyle()]));
    await settle();
    return { page, actor };
  };
  const textOf = (bytes: Uint8Array | undefined) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

  it('N1 the cart goes out as CSV with a byte order mark, codes as text', async () => {
    const { page } = await make({});
    expect(page.saved.map(({ name, type }) => [name, type])).toEqual([
      ['cart.csv', 'text/csv;charset=utf-8'],
    ]);
    expect(textOf(page.saved[0]?.bytes)).toBe(
      "\ufeffEAN\r\n4006381333931;'50-4711;Poplin shirt;410;Navy;;S;4;49,9;119,9;EUR;2027-W21;;58,4;2,4\r\n",
    );
  });

  it('N1 quantities of what is not stored yet are not left out in silence', async () => {
    const { page, actor } = await make({ cart: { ...sheet.cart, pieces: new Map([['v-99', 1]]) } });
    expect([page.saved, actor.getSnapshot().value, actor.getSnapshot().context.incomplete]).toEqual([
      [],
      'failed',
      true,
    ]);
  });
});
