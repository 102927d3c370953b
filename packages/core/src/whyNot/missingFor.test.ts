import { describe, expect, it } from 'vitest';
import { and, createActor, not, or, setup } from 'xstate';
import { missingFor } from '../platform/actors/missingFor.ts';

interface Facts {
  holdsRight: boolean;
  isEmpty: boolean;
  isLocked: boolean;
  isManager: boolean;
  isOwner: boolean;
  most: number;
}

const chart = setup({
  types: {
    context: {} as Facts,
    input: {} as Partial<Facts>,
    events: {} as
      | { type: 'order' }
      | { type: 'take'; pieces: number }
      | { type: 'recall' }
      | { type: 'unknown' },
  },
  guards: {
    holdsRight: ({ context }) => context.holdsRight,
    isEmpty: ({ context }) => context.isEmpty,
    isLocked: ({ context }) => context.isLocked,
    isManager: ({ context }) => context.isManager,
    isOwner: ({ context }) => context.isOwner,
    isWithin: ({ context }, { pieces }: { pieces: number }) => pieces <= context.most,
    mayOrder: and(['holdsRight', not('isEmpty'), not(or(['isLocked', 'isManager']))]),
  },
}).createMachine({
  context: ({ input }) => ({
    holdsRight: true,
    isEmpty: false,
    isLocked: false,
    isManager: false,
    isOwner: false,
    most: 10,
    ...input,
  }),
  initial: 'open',
  on: { recall: { guard: or(['isManager', and(['isOwner', 'holdsRight'])]), target: '.open' } },
  states: {
    open: {
      on: {
        order: { guard: 'mayOrder', target: 'ordered' },
        take: { guard: { type: 'isWithin', params: ({ event }) => event }, target: 'open' },
      },
    },
    ordered: {},
  },
});

const at = (facts: Partial<Facts> = {}) => createActor(chart, { input: facts }).getSnapshot();
const required = (guard: string) => ({ guard, holds: true });
const barred = (guard: string) => ({ guard, holds: false });

describe('what an event needs, read from the guards of a chart', () => {
  it('is nothing when the chart accepts it', () => {
    expect(missingFor(at(), { type: 'order' })).toEqual([]);
    expect(missingFor(at(), { type: 'take', pieces: 10 })).toEqual([]);
  });

  it('is each condition that is not met, and each that must not be', () => {
    expect(missingFor(at({ holdsRight: false, isEmpty: true }), { type: 'order' })).toEqual([
      required('holdsRight'),
      barred('isEmpty'),
    ]);
    expect(missingFor(at({ isLocked: true, isManager: true }), { type: 'order' })).toEqual([
      barred('isLocked'),
      barred('isManager'),
    ]);
  });

  it('takes the values of the event to its guard', () => {
    expect(missingFor(at({ most: 3 }), { type: 'take', pieces: 4 })).toEqual([required('isWithin')]);
  });

  it('is the shortest of several ways', () => {
    expect(missingFor(at({ holdsRight: false }), { type: 'recall' })).toEqual([required('isManager')]);
  });

  it('is found on the states around the present one', () => {
    const actor = createActor(chart, { input: {} }).start();
    actor.send({ type: 'order' });
    expect(missingFor(actor.getSnapshot(), { type: 'recall' })).toEqual([required('isManager')]);
  });

  it('is null where the state knows no such event', () => {
    const actor = createActor(chart, { input: {} }).start();
    actor.send({ type: 'order' });
    expect(missingFor(actor.getSnapshot(), { type: 'order' })).toBeNull();
    expect(missingFor(at(), { type: 'unknown' })).toBeNull();
  });
});
