import { draftOf, entrySetup, firstContext } from './entry.setup.ts';
import { fileGiven, textGiven } from './given.ts';
import { resolvingState } from './resolvingState.ts';
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
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { given }, self }) => ({
          source: given ?? { kind: 'text', text: '' },
          tell: (share) => self.send({ type: 'read.progressed', share }),
        }),
        onDone: [
          {
            target: 'choosingSheet',
            guard: { type: 'areSeveral', params: ({ event }) => ({ sheets: event.output }) },
            actions: { type: 'setSheets', params: ({ event }) => ({ sheets: event.output }) },
          },
          {
            target: 'resolving',
            actions: [
              { type: 'setSheets', params: ({ event }) => ({ sheets: event.output }) },
              { type: 'openSheet', params: { index: 0 } },
              keep,
            ],
          },
        ],
        onError: [
          {
            target: 'reviewing',
            guard: 'isJoining',
            actions: ['leaveGiven', { type: 'setProblem', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'unreadable',
            actions: ['leaveGiven', { type: 'setProblem', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        'read.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'list.discarded': backToList,
      },
      entry: { type: 'setProgress', params: { share: 0 } },
    },
    choosingSheet: {
      description: 'The file has several sheets; the user says which one',
      on: {
        'sheet.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'resolving',
          actions: [{ type: 'openSheet', params: ({ event }) => event }, keep],
        },
        'list.discarded': backToList,
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
    resolving: resolvingState,
    judging: {
      description: 'Each row is judged by what was found',
      tags: 'pending',
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context: { list, found } }) => ({
          list: list ?? { name: '', table: { lines: [] }, chosen: {}, repairs: {}, done: [] },
          found,
        }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'setJudged', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'list.discarded': { target: 'empty', actions: ['forget', keep] },
        'text.given': { guard: { type: 'hasText', params: ({ event }) => event }, actions: textGiven },
        'file.chosen': { actions: fileGiven },
        'language.changed': { target: 'resolving', actions: 'forgetFound' },
      },
    },
    reviewing: reviewingState,
    applying: {
      description: 'What is taken is being handed to the cart',
      tags: 'pending',
      entry: 'hand',
      after: {
        breath: [{ guard: 'isHanding', target: 'applying', reenter: true }, { target: 'done' }],
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
