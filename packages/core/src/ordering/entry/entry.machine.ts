import { draftOf, entrySetup, firstContext, matchingOf } from './entry.setup.ts';
import { fileGiven, textGiven } from './given.ts';
import { reviewingState } from './reviewingState.ts';

export type { EntryEvent } from './entry.setup.ts';

const keep = {
  type: 'keep' as const,
  params: ({ context }: { context: Parameters<typeof draftOf>[0] }) => draftOf(context),
};

/** Cancels reading. If it was to be added to an existing list, that list stays. */
const backToList = [
  { guard: 'isJoining', target: 'reviewing', actions: 'leaveGiven' },
  { target: 'empty', actions: 'leaveGiven' },
] as const;

/** Fast entry of a pasted list or a file, row by row (docs/ordering.md). */
export const entryMachine = entrySetup.createMachine({
  id: 'entry',
  description: 'Fast entry of a pasted list or a file',
  context: ({ input }) => firstContext(input),
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
          {
            target: 'resolving',
            guard: { type: 'holdsList', params: ({ event }) => ({ draft: event.output }) },
            actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.output }) },
          },
          {
            target: 'empty',
            actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.output }) },
          },
        ],
        onError: 'empty',
      },
    },
    empty: {
      description: 'A list can be pasted, or a file chosen',
      on: {
        'text.typed': { actions: [{ type: 'setText', params: ({ event }) => event }, keep] },
        'text.given': {
          guard: { type: 'hasText', params: ({ event }) => event },
          target: 'reading',
          actions: [textGiven, { type: 'setText', params: ({ event }) => event }, keep],
        },
        'file.chosen': { target: 'reading', actions: fileGiven },
      },
    },
    reading: {
      description: 'The text or the file is being read',
      initial: 'underWay',
      invoke: {
        id: 'listReading',
        src: 'listReading',
        input: ({ context: { given } }) => ({ source: given ?? { kind: 'text', text: '' } }),
        onDone: [
          {
            target: 'resolving',
            guard: { type: 'isRead', params: ({ event }) => event.output },
            actions: [{ type: 'openSheet', params: ({ event }) => event.output }, keep],
          },
          {
            target: 'reviewing',
            guard: 'isJoining',
            actions: ['leaveGiven', { type: 'setProblem', params: ({ event }) => event.output }],
          },
          {
            target: 'unreadable',
            actions: ['leaveGiven', { type: 'setProblem', params: ({ event }) => event.output }],
          },
        ],
      },
      on: {
        'reading.statusChanged': {
          guard: { type: 'asksForSheet', params: ({ event }) => event },
          target: '.choosingSheet',
        },
        'list.discarded': backToList,
      },
      states: {
        underWay: { description: 'It is being read', tags: 'pending' },
        choosingSheet: { description: 'The file has several sheets; the user says which one' },
      },
    },
    unreadable: {
      description: 'The text or the file could not be read, and it is said why',
      tags: 'failed',
      on: {
        'text.typed': { target: 'empty', actions: [{ type: 'setText', params: ({ event }) => event }, keep] },
        'text.given': {
          guard: { type: 'hasText', params: ({ event }) => event },
          target: 'reading',
          actions: [textGiven, { type: 'setText', params: ({ event }) => event }, keep],
        },
        'file.chosen': { target: 'reading', actions: fileGiven },
        'list.discarded': 'empty',
      },
    },
    resolving: {
      description: 'The rows of the list are being matched with articles',
      initial: 'looking',
      invoke: {
        id: 'matching',
        src: 'matching',
        input: ({ context }) => matchingOf(context),
        onDone: [
          {
            target: 'reviewing',
            guard: { type: 'isMatched', params: ({ event }) => event.output },
            actions: { type: 'setMatched', params: ({ event }) => event.output },
          },
          { target: 'unreadable', actions: { type: 'setProblem', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'matching.statusChanged': {
          guard: { type: 'isJudging', params: ({ event }) => event },
          target: '.judging',
        },
        'look.retried': { actions: 'retryMatching' },
        'list.discarded': { target: 'empty', actions: ['forget', keep] },
        'text.given': { guard: { type: 'hasText', params: ({ event }) => event }, actions: textGiven },
        'file.chosen': { actions: fileGiven },
        'language.changed': { target: 'resolving', reenter: true, actions: 'forgetFound' },
      },
      states: {
        looking: { description: 'The codes of the list are being looked up' },
        judging: { description: 'Each row is judged by what was found', tags: 'pending' },
      },
    },
    reviewing: reviewingState,
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
      on: {
        'list.reopened': { guard: 'refusedSome', target: 'reviewing', actions: 'forgetReport' },
        'list.discarded': { target: 'empty', actions: ['forget', keep] },
        'text.given': [
          {
            guard: 'refusedSome',
            target: 'reviewing',
            actions: ['forgetReport', textGiven],
          },
          {
            target: 'reading',
            actions: ['forget', textGiven, { type: 'setText', params: ({ event }) => event }],
          },
        ],
        'file.chosen': [
          { guard: 'refusedSome', target: 'reviewing', actions: ['forgetReport', fileGiven] },
          { target: 'reading', actions: ['forget', fileGiven] },
        ],
      },
    },
  },
});
