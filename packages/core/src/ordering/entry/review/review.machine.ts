import { and } from 'xstate';
import type { EntryDraft } from '../entryList.ts';
import { matchingOf, nothing, type ReviewContext, reviewSetup } from './review.setup.ts';

const keep = {
  type: 'keep' as const,
  params: ({ context: { place, mode, list } }: { context: ReviewContext }) => ({
    place,
    part: { mode, list },
  }),
};

const restored = ({ event }: { event: Pick<EntryDraft, 'mode' | 'list'> }) => event;
const holdsList = { type: 'holdsList' as const, params: restored };
const restore = { type: 'restore' as const, params: restored };

/** One list from its opening until its rows are in the cart: matched, corrected and taken (M4). */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  description: 'The open list of bulk entry, row by row',
  context: ({ input }) => ({ ...nothing, ...input, mode: 'add', serverTime: 0 }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  on: {
    'list.opened': {
      target: '.resolving',
      actions: [{ type: 'openSheet', params: ({ event }) => event }, keep],
    },
    'list.discarded': { target: '.closed', actions: ['forget', keep] },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'No list is open',
      on: {
        'list.restored': [{ guard: holdsList, target: 'resolving', actions: restore }, { actions: restore }],
      },
    },
    resolving: {
      description: 'The rows of the list are being matched with articles',
      invoke: {
        id: 'matching',
        src: 'matching',
        input: ({ context }) => matchingOf(context),
        onDone: [
          {
            guard: { type: 'isMatched', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'setMatched', params: ({ event }) => event.output },
          },
          { target: 'unreadable', actions: { type: 'setProblem', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'look.retried': { actions: 'retryMatching' },
        'language.changed': { target: 'resolving', reenter: true, actions: 'forgetFound' },
      },
    },
    unreadable: { description: 'The list is none, and it is said why', tags: 'failed' },
    reviewing: {
      description: 'Every row is shown with its verdict, and can be repaired',
      invoke: { id: 'rowLookUp', src: 'rowLookUp', input: ({ context: { place } }) => ({ place }) },
      on: {
        'row.repaired': { actions: [{ type: 'repair', params: ({ event }) => event }, keep] },
        'codes.answered': { actions: { type: 'takeAnswer', params: ({ event }) => event } },
        'look.retried': { actions: 'retryRow' },
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
        'list.joined': {
          target: 'resolving',
          actions: [{ type: 'joinSheet', params: ({ event }) => event }, keep],
        },
        'language.changed': { target: 'resolving', actions: 'forgetFound' },
      },
    },
    applying: {
      description: 'What is taken is being handed to the cart',
      tags: 'pending',
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context: { report, mode } }) => ({
          mode: report?.mode ?? mode,
          cells: report?.cells ?? [],
        }),
        onDone: 'done',
      },
      on: {
        'cells.added': { actions: { type: 'passOn', params: ({ event }) => event } },
        'cells.typed': { actions: { type: 'passOn', params: ({ event }) => event } },
      },
    },
    done: {
      description: 'What was taken is in the cart; what was not is named and kept',
      on: { 'list.reopened': { guard: 'refusedSome', target: 'reviewing', actions: 'forgetReport' } },
    },
  },
});
