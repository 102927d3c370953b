import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import type { CartHead } from '../../contract/index.ts';
import { MOST_ASKINGS } from '../../rules/askAgain.ts';
import {
  approvedHead,
  chartSuite,
  finalizedElsewhere,
  linesOutdated,
  networkLost,
  rulesRefused,
  sampleFinding,
  sampleHead,
  sampleNow,
  wiringSuite,
} from '../../testing/index.ts';
import { finalizationActors, intentionKey } from './finalization.actors.ts';
import { type FinalizedOrder, finalizationMachine } from './finalization.machine.ts';

const tour = {
  input: { head: sampleHead(), holdsSubmit: true, opensAt: null },
  events: [
    { type: 'findings.changed', findings: [] },
    { type: 'findings.changed', findings: [sampleFinding] },
    { type: 'findings.changed', findings: [{ code: 'limitExceeded', place: {}, values: {} }] },
    { type: 'findings.changed', findings: [{ code: 'limitNotComparable', place: {}, values: {} }] },
    { type: 'cart.left', ordered: null },
    { type: 'cart.left', ordered: sampleHead().cartId },
    { type: 'details.turned', unsent: true },
    { type: 'details.turned', unsent: false },
    { type: 'finalization.requested' },
    { type: 'finalization.confirmed' },
    { type: 'finalization.cancelled' },
    { type: 'finalization.retried' },
    { type: 'refusal.dismissed' },
    { type: 'cart.changed', head: sampleHead({ version: 8 }) },
    { type: 'cart.changed', head: sampleHead() },
    { type: 'cart.changed', head: approvedHead },
    { type: 'cart.changed', head: sampleHead({ state: 'finalized', version: 9 }) },
  ],
  answers: { finalize: [{ orderId: 'o-1', orderNumber: '900001', replayed: false }] },
  failures: { finalize: [networkLost, finalizedElsewhere, linesOutdated, rulesRefused] },
  // How often was asked and whether the cart left matter only while the order is asked for.
  contextKey: (snapshot: AnyMachineSnapshot) => ({
    ...snapshot.context,
    ...(snapshot.hasTag('pending') || snapshot.matches('uncertain') ? {} : { askings: 0, left: 'none' }),
  }),
};

chartSuite(finalizationMachine, {
  ...tour,
  otherInputs: [
    { ...tour.input, holdsSubmit: false },
    { ...tour.input, opensAt: sampleNow },
  ],
  invariants: {
    'finalized exactly when an order is known': (snapshot) =>
      snapshot.matches('finalized') === (snapshot.context.order !== null),
    'nothing is ordered without details that are typed and not saved': (snapshot) =>
      !snapshot.can({ type: 'finalization.requested' }) || !snapshot.context.detailsUnsent,
    'it asks a bounded number of times': ({ context }) => context.askings <= MOST_ASKINGS,
    'every way of failing says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(finalizationMachine, {
  tour,
  machine: (api) => finalizationMachine.provide({ actors: finalizationActors(api) }),
});

describe('O5 finalizing', () => {
  it('O5 sends the same key for the same cart as it was seen, another for changed lines', () => {
    expect(intentionKey(sampleHead())).toBe(intentionKey(sampleHead({ pieces: 99 })));
    expect(intentionKey(sampleHead())).not.toBe(intentionKey(sampleHead({ version: 4 })));
  });

  it('O2 goes on asking while the cart is read anew and stands as it was, and begins again when it does not', () => {
    const actor = createActor(finalizationMachine, {
      input: { head: sampleHead(), holdsSubmit: true, opensAt: null },
    }).start();
    actor.send({ type: 'findings.changed', findings: [] });
    actor.send({ type: 'finalization.requested' });
    actor.send({ type: 'cart.changed', head: sampleHead() });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'cart.changed', head: sampleHead({ version: 8 }) });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('O2 goes on asking while the approval of the same lines is stored', () => {
    const input = { head: sampleHead(), holdsSubmit: true, opensAt: null };
    const actor = createActor(finalizationMachine, { input }).start();
    actor.send({ type: 'findings.changed', findings: [] });
    actor.send({ type: 'finalization.requested' });
    actor.send({ type: 'cart.changed', head: approvedHead });
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { head: approvedHead } });
    actor.send({ type: 'cart.changed', head: { ...approvedHead, version: 6 } });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it.each([
    ['refused', rulesRefused],
    ['outdated', linesOutdated],
  ])('O2 can be begun anew after it was %s, and asks once more', async (state, failure) => {
    const finalize = fromPromise<FinalizedOrder, CartHead>(() => Promise.reject(failure));
    const input = { head: sampleHead(), holdsSubmit: true, opensAt: null };
    const actor = createActor(finalizationMachine.provide({ actors: { finalize } }), { input }).start();
    actor.send({ type: 'findings.changed', findings: [] });
    actor.send({ type: 'finalization.requested' });
    actor.send({ type: 'finalization.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches(state as 'refused'));
    actor.send({ type: 'findings.changed', findings: [sampleFinding] });
    expect(actor.getSnapshot().can({ type: 'finalization.requested' })).toBe(false);
    actor.send({ type: 'findings.changed', findings: [] });
    actor.send({ type: 'finalization.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { failure: null } });
    actor.send({ type: 'finalization.cancelled' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('K1 is off without SHOPPINGCART_SUBMIT', () => {
    const input = { head: sampleHead(), holdsSubmit: false, opensAt: null };
    const actor = createActor(finalizationMachine, { input }).start();
    actor.send({ type: 'findings.changed', findings: [] });
    expect(actor.getSnapshot().can({ type: 'finalization.requested' })).toBe(false);
  });

  it('O3 is off for a finalized cart', () => {
    const head = sampleHead({ state: 'finalized' });
    const actor = createActor(finalizationMachine, { input: { head, holdsSubmit: true, opensAt: null } });
    actor.start().send({ type: 'findings.changed', findings: [] });
    expect(actor.getSnapshot().can({ type: 'finalization.requested' })).toBe(false);
  });
});
