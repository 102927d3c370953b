import { and } from 'xstate';
import { keepFailure } from '../../platform/actors/failing.ts';
import { draftOf, type EntryContext, entrySetup } from './entry.setup.ts';
import { fileGiven, textGiven } from './given.ts';

const keep = {
  type: 'keep' as const,
  params: ({ context }: { context: EntryContext }) => draftOf(context),
};

/** The rows with their verdicts: the user corrects them, filters them and takes them into the cart. */
export const reviewingState = entrySetup.createStateConfig({
  description: 'Every row is shown with its verdict, and can be repaired',
  initial: 'settled',
  on: {
    'row.repaired': {
      target: '.deciding',
      actions: [{ type: 'repair', params: ({ event }) => event }, keep],
    },
    'column.changed': {
      target: 'resolving',
      actions: [{ type: 'setMeaning', params: ({ event }) => event }, keep],
    },
    'mode.chosen': { actions: [{ type: 'setMode', params: ({ event }) => event }, keep] },
    'rows.shown': { actions: { type: 'setShown', params: ({ event }) => event } },
    'list.applied': {
      guard: and(['takesQuantities', 'hasTaken']),
      target: 'applying',
      actions: [{ type: 'takeRows', params: ({ event }) => event }, keep],
    },
    'list.discarded': { target: 'empty', actions: ['forget', keep] },
    /** A new source never replaces the list silently: the user decides what happens to it. */
    'text.given': { guard: { type: 'hasText', params: ({ event }) => event }, actions: textGiven },
    'file.chosen': { actions: fileGiven },
    'given.added': { guard: 'hasGiven', target: 'reading', actions: 'beginJoining' },
    'given.replaced': { guard: 'hasGiven', target: 'reading', actions: ['makeWay', keep] },
    'given.left': { guard: 'hasGiven', actions: 'leaveGiven' },
    'language.changed': { target: 'resolving', actions: 'forgetFound' },
  },
  states: {
    deciding: {
      description: 'Has the repaired row a code that was never looked up?',
      always: [{ guard: 'hasCodes', target: 'asking' }, { target: 'settled' }],
    },
    settled: { description: 'Every verdict stands' },
    asking: {
      description: 'The code of a repaired row is being looked up',
      invoke: {
        id: 'lookUpRow',
        src: 'lookUp',
        input: ({ context: { place, codes } }) => ({ place, codes }),
        onDone: {
          target: 'settled',
          actions: [{ type: 'takeFound', params: ({ event }) => ({ answer: event.output }) }, 'judgeAgain'],
        },
        onError: { target: 'stalled', actions: keepFailure },
      },
    },
    stalled: {
      description: 'The code could not be looked up; it is tried again',
      after: { retryDelay: 'asking' },
      on: { 'look.retried': 'asking' },
    },
  },
});
