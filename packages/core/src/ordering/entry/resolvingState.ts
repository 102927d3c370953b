import { draftOf, type EntryContext, entrySetup } from './entry.setup.ts';
import { fileGiven, textGiven } from './given.ts';

const keep = {
  type: 'keep' as const,
  params: ({ context }: { context: EntryContext }) => draftOf(context),
};

/** Looks up the codes of a list in batches; results are kept if the network is lost. */
export const resolvingState = entrySetup.createStateConfig({
  description: 'The codes of the list are being looked up',
  initial: 'planning',
  on: {
    'list.discarded': { target: '#entry.empty', actions: ['forget', keep] },
    'text.given': { guard: { type: 'hasText', params: ({ event }) => event }, actions: textGiven },
    'file.chosen': { actions: fileGiven },
    'language.changed': { target: '.planning', actions: 'forgetFound' },
  },
  states: {
    planning: {
      description: 'The columns are told apart, and the codes collected',
      tags: 'pending',
      invoke: {
        id: 'plan',
        src: 'plan',
        input: ({ context: { list, asked } }) => ({
          list: list ?? { name: '', table: { lines: [] }, chosen: {}, repairs: {}, done: [] },
          asked,
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: {
          target: '#entry.unreadable',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'Is there a code left to look up?',
      always: [{ guard: 'hasCodes', target: 'asking' }, { target: '#entry.judging' }],
    },
    asking: {
      description: 'Some codes are being looked up',
      tags: 'pending',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { place, codes } }) => ({ place, codes }),
        onDone: {
          target: 'deciding',
          actions: { type: 'takeFound', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            target: 'stalled',
            guard: { type: 'mayComeRight', params: ({ event }) => ({ error: event.error }) },
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    stalled: {
      description: 'The network or the server is away; what was found is kept and the rest asked again',
      after: { retryDelay: 'asking' },
      on: { 'look.retried': 'asking' },
    },
    refused: {
      description: 'The server refused to look codes up',
      tags: 'failed',
      on: { 'look.retried': 'asking' },
    },
  },
});
