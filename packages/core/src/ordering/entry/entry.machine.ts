import { type EntryContext, entrySetup } from './entry.setup.ts';
import type { EntryDraft } from './entryList.ts';
import { fileGiven, holdGiven, readGiven, setText, textGiven } from './given.ts';
import type { ListRead } from './listReading.machine.ts';
import type { ReviewStatus, ReviewStatusChanged } from './review/reviewStatus.ts';

const keep = {
  type: 'keep' as const,
  params: ({ context: { place, text } }: { context: EntryContext }) => ({ place, part: { text } }),
};
const setProblem = {
  type: 'setProblem' as const,
  params: ({ event }: { event: { output: ListRead } | ReviewStatusChanged }) =>
    'output' in event ? event.output : event,
};
const recalled = ({ event }: { event: { output: EntryDraft | null } }) => ({ draft: event.output });
const restore = { type: 'restore' as const, params: recalled };
const holdsList = { type: 'holdsList' as const, params: recalled };
const discard = { 'list.discarded': { target: '#entry.empty', actions: ['forget', 'close', keep] } } as const;

const isAt = (status: ReviewStatus) => ({
  type: 'isAt' as const,
  params: ({ event }: { event: ReviewStatusChanged }) => ({ told: event.status, status }),
});

/** Bulk entry of a pasted list or a file (docs/ordering.md). */
export const entryMachine = entrySetup.createMachine({
  id: 'entry',
  description: 'Bulk entry of a pasted list or a file',
  context: ({ input }) => ({ ...input, text: '', given: null, joining: false, problem: null }),
  invoke: { id: 'review', src: 'review', input: ({ context: { place } }) => ({ place }) },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'May quantities be put in here?',
      always: [{ guard: 'mayInsert', target: 'restoring' }, { target: 'noRight' }],
    },
    noRight: { description: 'The user may look, but put nothing into the cart' },
    restoring: {
      description: 'What was typed here before is being looked for',
      tags: 'pending',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => context.place,
        onDone: [
          { guard: holdsList, target: 'open', actions: restore },
          { target: 'empty', actions: restore },
        ],
        onError: 'empty',
      },
    },
    empty: {
      description: 'A list can be pasted, or a file chosen',
      on: { 'text.typed': { actions: [setText, keep] }, ...readGiven(keep) },
    },
    reading: {
      description: 'The text or the file is being read',
      invoke: {
        id: 'listReading',
        src: 'listReading',
        input: ({ context: { given } }) => ({ source: given ?? { kind: 'text', text: '' } }),
        onDone: [
          {
            target: 'open',
            guard: { type: 'isRead', params: ({ event }) => event.output },
            actions: { type: 'openSheet', params: ({ event }) => event.output },
          },
          { guard: 'isJoining', target: 'open.reviewing', actions: setProblem },
          { target: 'unreadable', actions: setProblem },
        ],
      },
      on: {
        // If it was to be added to an open list, that list stays.
        'list.discarded': [
          { guard: 'isJoining', target: 'open.reviewing', actions: 'leaveGiven' },
          { target: 'empty', actions: 'leaveGiven' },
        ],
      },
    },
    unreadable: {
      description: 'The text or the file could not be read, and it is said why',
      tags: 'failed',
      on: {
        'text.typed': { target: 'empty', actions: [setText, keep] },
        'list.discarded': 'empty',
        ...readGiven(keep),
      },
    },
    open: {
      description: 'A list is open: the review has it',
      initial: 'resolving',
      on: {
        'review.statusChanged': [
          { guard: isAt('resolving'), target: '.resolving' },
          { guard: isAt('reviewing'), target: '.reviewing' },
          { guard: isAt('applying'), target: '.applying' },
          { guard: isAt('taken'), target: '.taken' },
          { guard: isAt('partlyTaken'), target: '.partlyTaken' },
          { guard: isAt('unreadable'), target: 'unreadable', actions: setProblem },
        ],
        'look.retried': { actions: 'forward' },
        'language.changed': { actions: 'forward' },
        'cells.added': { actions: { type: 'passOn', params: ({ event }) => event } },
        'cells.typed': { actions: { type: 'passOn', params: ({ event }) => event } },
      },
      states: {
        resolving: {
          description: 'Its rows are being matched with articles',
          on: { ...holdGiven, ...discard },
        },
        reviewing: {
          description: 'Its rows are shown, and can be repaired',
          on: {
            ...holdGiven,
            ...discard,
            'given.added': { guard: 'hasGiven', target: '#entry.reading', actions: 'beginJoining' },
            'given.replaced': {
              guard: 'hasGiven',
              target: '#entry.reading',
              actions: ['takeText', 'close', keep],
            },
            'given.left': { guard: 'hasGiven', actions: 'leaveGiven' },
          },
        },
        applying: { description: 'What is taken is being handed to the cart', tags: 'pending' },
        taken: {
          description: 'Every row is in the cart',
          on: {
            ...discard,
            'text.given': {
              target: '#entry.reading',
              actions: ['close', textGiven, setText],
            },
            'file.chosen': { target: '#entry.reading', actions: ['forget', 'close', fileGiven] },
          },
        },
        partlyTaken: {
          description: 'Some rows are in the cart; those that are not are named and kept',
          on: {
            ...discard,
            'text.given': { actions: ['reopen', textGiven] },
            'file.chosen': { actions: ['reopen', fileGiven] },
          },
        },
      },
    },
  },
});
