import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { failureOf } from '../../platform/api/failure.ts';
import {
  chartSuite,
  createFakeApi,
  missing,
  networkLost,
  sampleCustomer,
  sampleSeasonState,
  sampleSellingTime,
  serverDown,
  settle,
} from '../../testing/index.ts';
import { seasonActors } from './season.actors.ts';
import { seasonsMachine } from './seasons.machine.ts';

const brands = [
  {
    id: 10,
    displayName: 'Aurel',
    lines: [{ displayName: 'Men', subdivisions: { '13-0': { displayName: 'Shirts' } } }],
  },
];
const overview = { customer: sampleCustomer(), sellingTimes: [sampleSellingTime()], brands };

chartSuite(seasonsMachine, {
  input: { rightEnv: 'preorder', customerId: 'c-1', search: '' },
  contextKey: ({ context }) => [context.customer, context.cards.length, context.failure, context.narrowing],
  events: [
    { type: 'seasons.retried' },
    { type: 'narrowing.changed', narrowing: { brand: 'Aurel' } },
    { type: 'search.shown', search: '?collection=main' },
  ],
  answers: { loadSeasons: [overview, { ...overview, sellingTimes: [] }, { missing: failureOf(missing) }] },
  failures: { loadSeasons: [networkLost, missing] },
  invariants: {
    'there are cards exactly where seasons are shown': (snapshot) =>
      snapshot.matches('showing') === snapshot.context.cards.length > 0,
    'what is missing or failed says why': (snapshot) =>
      !(snapshot.matches('missing') || snapshot.matches('failed')) || snapshot.context.failure !== null,
  },
});

describe('L2 season cards', () => {
  const start = async () => {
    const fake = createFakeApi();
    const actor = createActor(seasonsMachine.provide({ actors: seasonActors(fake.api) }), {
      input: { rightEnv: 'preorder', customerId: 'c-1', search: '' },
    }).start();
    const answer = (name: string, value: unknown) => {
      for (const call of fake.pending.filter((one) => one.name === name)) call.answer(value);
    };
    answer('customer', sampleCustomer());
    answer('activeSellingTimes', [sampleSellingTime(), sampleSellingTime({ season: 'FW27' })]);
    answer('upcomingSellingTimes', []);
    answer('brandTree', brands);
    await settle();
    return { actor, fake };
  };

  it('L2 asks for each season by itself and names brand, line and subdivision', async () => {
    const { actor, fake } = await start();
    const cards = actor.getSnapshot().context.cards;
    expect(cards.map((card) => card.getSnapshot().context.brandName)).toEqual(['Aurel', 'Aurel']);
    expect(fake.pending.filter(({ name }) => name === 'seasonState').map(({ address }) => address)).toEqual([
      '/api/v1/preorder/seasons/c-1/SS27/13-0/main',
      '/api/v1/preorder/seasons/c-1/FW27/13-0/main',
    ]);
  });

  it.each([
    ['customer', 'missing'],
    ['brandTree', 'failed'],
    ['activeSellingTimes', 'failed'],
    ['upcomingSellingTimes', 'failed'],
  ])('L4 only the customer itself can be missing: 404 of %s leads to %s', async (name, state) => {
    const fake = createFakeApi();
    const actor = createActor(seasonsMachine.provide({ actors: seasonActors(fake.api) }), {
      input: { rightEnv: 'preorder', customerId: 'c-1', search: '' },
    }).start();
    for (const call of [...fake.pending]) {
      if (call.name === name) call.fail(missing);
      else call.answer(call.name === 'customer' ? sampleCustomer() : []);
    }
    await settle();
    expect(actor.getSnapshot().value).toBe(state);
    expect(actor.getSnapshot().context.failure?.tracking).toBe(failureOf(missing).tracking);
  });

  it('L4 lets one season fail and reload alone', async () => {
    const { actor, fake } = await start();
    const [first, second] = actor.getSnapshot().context.cards;
    const states = () => fake.pending.filter(({ name }) => name === 'seasonState');
    const [one, other] = states();
    one?.fail(serverDown);
    other?.answer(sampleSeasonState());
    await settle();
    expect([first?.getSnapshot().value, second?.getSnapshot().value]).toEqual(['failed', 'open']);
    first?.send({ type: 'card.reloaded' });
    expect(states()).toHaveLength(1);
    states()[0]?.answer(sampleSeasonState());
    await settle();
    expect(first?.getSnapshot().value).toBe('open');
  });
});
