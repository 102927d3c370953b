import { describe, expect, it } from 'vitest';
import type { Finding } from '../../contract/index.ts';
import { approvedHead, networkLost, sampleFinding, sampleHead, situationOf } from '../../testing/index.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { whyNot } from './whyNot.ts';

const opensAt = Date.UTC(2027, 2, 1);
const overLimit: Finding = { code: 'limitExceeded', place: {}, values: {} };
const preview: Finding = { code: 'inPreview', place: {}, values: { salesPeriodFrom: opensAt } };
const theirs = {
  ...approvedHead,
  approval: { by: 'Ann Approver', at: 1, fingerprint: 'f-1', mine: false },
};

const input = { head: sampleHead(), holdsInsert: true, holdsSubmit: true, opensAt: null as number | null };
const checked = (...findings: Finding[]) => ({ type: 'findings.changed', findings });
const unchecked = { type: 'findings.changed', findings: null };

const conditions = (
  machine: typeof approvalMachine | typeof finalizationMachine,
  given: Partial<typeof input>,
  type: string,
  ...events: { type: string }[]
) => {
  const snapshot = situationOf(machine, { ...input, ...given }, ...events);
  const lacks = whyNot(snapshot, { type, reason: 'Too many' });
  expect(snapshot.can({ type, reason: 'Too many' }), 'it says nothing exactly when it can be done').toBe(
    lacks.length === 0,
  );
  return lacks.map(({ condition }) => condition);
};

const request = 'approval.requested';
const finalizing = 'finalization.requested';

describe('why an order cannot be approved', () => {
  const approving = (given: Partial<typeof input>, ...events: { type: string }[]) =>
    conditions(approvalMachine, given, request, ...events);

  it.each([
    ['everything is there', {}, [checked()], []],
    ['the right is missing', { holdsInsert: false }, [checked()], ['holdsInsert']],
    ['the season is in preview', { opensAt }, [checked(preview)], ['hasBegun']],
    ['the rules are being asked', {}, [unchecked], ['isChecked']],
    ['the rules could not be asked, offline or under maintenance', {}, [], ['isChecked']],
    ['the rules object', {}, [checked(sampleFinding)], ['hasNothingToSettle']],
    ['the order is over the limit, which keeps from finalizing alone', {}, [checked(overLimit)], []],
    [
      'an order may stand',
      {},
      [checked(), { type: 'ending.changed', ending: 'uncertain' }],
      ['isNotUncertain'],
    ],
    ['an order stands', {}, [checked(), { type: 'ending.changed', ending: 'over' }], ['isNotFinalized']],
    ['it is finalized', { head: sampleHead({ state: 'finalized' }) }, [checked()], ['isNotFinalized']],
    [
      'everything is missing',
      { holdsInsert: false, opensAt },
      [checked(preview, sampleFinding)],
      ['holdsInsert', 'hasBegun', 'hasNothingToSettle'],
    ],
  ] as const)('K2 O2 %s', (_, given, events, expected) => {
    expect(approving(given, ...events)).toEqual(expected);
  });
});

describe('why an order cannot be finalized', () => {
  it.each([
    ['everything is there', {}, [checked()], []],
    ['the right is missing', { holdsSubmit: false }, [checked()], ['holdsSubmit']],
    ['the season is in preview', { opensAt }, [checked(preview)], ['hasBegun']],
    ['the rules could not be asked, offline or under maintenance', {}, [unchecked], ['isChecked']],
    ['the rules object', {}, [checked(sampleFinding)], ['hasNothingToSettle']],
    ['the order is over the limit', {}, [checked(overLimit)], ['keepsLimit']],
    ['both', {}, [checked(sampleFinding, overLimit)], ['hasNothingToSettle', 'keepsLimit']],
    ['it is finalized', { head: sampleHead({ state: 'finalized' }) }, [checked()], ['isNotFinalized']],
    [
      'it is being written, and no answer came',
      {},
      [
        checked(),
        { type: finalizing },
        { type: 'finalization.confirmed' },
        { type: 'xstate.error.actor.finalize', error: networkLost },
      ],
      ['isIdle'],
    ],
  ] as const)('K2 O3 O4 %s', (_, given, events, expected) => {
    expect(conditions(finalizationMachine, given, finalizing, ...events)).toEqual(expected);
  });
});

describe('why an approval stays', () => {
  const given = { head: theirs };

  it('K2 O2 only who approved takes it back, and it is said who did', () => {
    expect(conditions(approvalMachine, given, 'approval.recalled', checked())).toEqual(['isMine']);
    const [lack] = whyNot(situationOf(approvalMachine, { ...input, ...given }, checked()), {
      type: 'approval.recalled',
    });
    expect(lack).toMatchObject({ who: 'approver', facts: { by: 'Ann Approver' } });
  });

  it('K2 O2 only the POS Manager returns it', () => {
    const without = { ...given, holdsSubmit: false };
    expect(conditions(approvalMachine, without, 'approval.returned')).toEqual(['holdsSubmit']);
    expect(conditions(approvalMachine, given, 'approval.returned')).toEqual([]);
  });
});

describe('what is said of a condition', () => {
  it('K2 names who can change it, when it changes by itself and the way there', () => {
    const lacks = whyNot(
      situationOf(
        approvalMachine,
        { ...input, opensAt, holdsInsert: false },
        checked(sampleFinding, preview),
      ),
      { type: request },
    );
    expect(lacks).toMatchObject([
      { condition: 'holdsInsert', who: 'administrator', when: null, remedy: 'request' },
      { condition: 'hasBegun', who: 'nobody', when: 'opening', remedy: 'seasons', facts: { at: opensAt } },
      { condition: 'hasNothingToSettle', who: 'you', when: null, remedy: 'findings', facts: { count: 1 } },
    ]);
  });
});
