import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  approvedHead,
  chartSuite,
  linesOutdated,
  networkLost,
  rulesRefused,
  sampleCart,
  sampleFinding,
  sampleHead,
  sampleNow,
  wiringSuite,
} from '../../testing/index.ts';
import { approvalActors } from './approval.actors.ts';
import { approvalMachine } from './approval.machine.ts';

const returned = sampleHead({ version: 5, returned: { by: 'Max', at: 1, reason: 'Too many' } });

const approvedByAnother = {
  ...approvedHead,
  approval: { by: 'Ann', at: 1, fingerprint: 'f-1', mine: false },
};

const tour = {
  input: { head: sampleHead(), holdsInsert: true, holdsSubmit: true, opensAt: null },
  events: [
    { type: 'findings.changed', findings: [] },
    { type: 'findings.changed', findings: [sampleFinding] },
    { type: 'ending.changed', ending: 'uncertain' },
    { type: 'ending.changed', ending: 'over' },
    { type: 'details.turned', unsent: true },
    { type: 'details.turned', unsent: false },
    { type: 'approval.requested' },
    { type: 'approval.recalled' },
    { type: 'approval.returned', reason: 'Too many' },
    { type: 'approval.returned', reason: '  ' },
    { type: 'refusal.dismissed' },
    { type: 'cart.changed', head: sampleHead({ version: 6 }) },
    { type: 'cart.changed', head: approvedHead },
    { type: 'cart.changed', head: approvedByAnother },
  ],
  answers: {
    approve: [sampleCart(approvedHead)],
    recall: [sampleCart(sampleHead({ version: 5 }))],
    giveBack: [sampleCart(returned)],
  },
  failures: {
    approve: [rulesRefused, linesOutdated],
    recall: [networkLost, linesOutdated],
    giveBack: [networkLost, linesOutdated],
  },
};

chartSuite(approvalMachine, {
  ...tour,
  otherInputs: [
    { ...tour.input, holdsInsert: false },
    { ...tour.input, holdsSubmit: false },
    { ...tour.input, opensAt: sampleNow },
  ],
  invariants: {
    'approved means the cart is approved': (snapshot) =>
      !snapshot.matches('approved') || snapshot.context.head.state === 'approved',
    'only an open cart is being approved': (snapshot) =>
      !snapshot.matches('approving') || snapshot.context.head.state === 'open',
    'a cart is handed back with a reason': (snapshot) =>
      !snapshot.matches('returning') || snapshot.context.reason.length > 0,
    'nothing is approved that the rules were not asked about, or object to': (snapshot) =>
      !snapshot.matches('approving') || snapshot.context.findings !== null,
    'nothing is approved beside details that are typed and not saved': (snapshot) =>
      !snapshot.can({ type: 'approval.requested' }) || !snapshot.context.detailsUnsent,
    'a refusal says why': (snapshot) => !snapshot.matches('refused') || snapshot.context.failure !== null,
  },
});

wiringSuite(approvalMachine, {
  tour,
  machine: (api) => approvalMachine.provide({ actors: approvalActors(api) }),
});

describe('K1 approval by right', () => {
  const start = (holdsInsert: boolean, holdsSubmit: boolean, head = sampleHead()) => {
    const actor = createActor(approvalMachine, { input: { head, holdsInsert, holdsSubmit, opensAt: null } });
    actor.start().send({ type: 'findings.changed', findings: [] });
    return actor.getSnapshot();
  };

  it('offers approving only to those with SHOPPINGCART_INSERT', () => {
    expect(start(true, false).can({ type: 'approval.requested' })).toBe(true);
    expect(start(false, true).can({ type: 'approval.requested' })).toBe(false);
  });

  it('offers handing back only to those with SHOPPINGCART_SUBMIT, recalling to the approvers', () => {
    const handBack = { type: 'approval.returned', reason: 'Too many' } as const;
    expect(start(false, true, approvedHead).can(handBack)).toBe(true);
    expect(start(true, false, approvedHead).can(handBack)).toBe(false);
    expect(start(true, false, approvedHead).can({ type: 'approval.recalled' })).toBe(true);
    expect(start(false, true, approvedHead).can({ type: 'approval.recalled' })).toBe(false);
    expect(start(true, true, approvedByAnother).can({ type: 'approval.recalled' })).toBe(false);
  });
});
