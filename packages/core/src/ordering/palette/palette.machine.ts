import { assign, setup } from 'xstate';
import { type Finds, type RightEnv, SHORTEST_FIND } from '../../contract/index.ts';
import { isPartial } from '../../finds/answer.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { SEARCH_DELAY } from '../../platform/patience.ts';

/** What was typed into the palette, and what the server found. */
export interface PaletteContext {
  term: string;
  /** The right environment in which points of sale are opened that allow both. */
  rightEnv: RightEnv;
  /** Null until known. */
  finds: Finds | null;
  failure: Failure | null;
}

export type PaletteEvent =
  | { type: 'palette.opened'; rightEnv: RightEnv }
  | { type: 'palette.closed' }
  | { type: 'term.typed'; term: string }
  | { type: 'search.retried' };

const LONGEST_TERM = 100;

/**
 * The command palette: the styles of the season and the commands of the current state, found in the page, and what the
 * server finds in ordering.
 */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: {
    find: service<Finds, { readonly query: string }>(),
  },
  actions: {
    begin: assign((_, { rightEnv }: { rightEnv: RightEnv }) => ({
      rightEnv,
      term: '',
      finds: null,
      failure: null,
    })),
    setTerm: assign((_, { term }: { term: string }) => ({
      term: term.slice(0, LONGEST_TERM),
      finds: null,
      failure: null,
    })),
    setFinds: assign((_, { finds }: { finds: Finds }) => ({ finds, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isShort: (_, { term }: { term: string }) => term.trim().length < SHORTEST_FIND,
    isPartial: ({ context }) => isPartial(context.finds),
  },
  delays: { searchDelay: SEARCH_DELAY },
}).createMachine({
  id: 'palette',
  description: 'Styles, points of sale, carts, orders and commands, by the keyboard',
  context: { term: '', rightEnv: 'preorder', finds: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'It is not shown',
      on: {
        'palette.opened': {
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'It lies over the page',
      on: {
        'palette.closed': 'closed',
        'term.typed': [
          {
            guard: { type: 'isShort', params: ({ event }) => event },
            target: '.resting',
            actions: { type: 'setTerm', params: ({ event }) => event },
          },
          { target: '.waiting', actions: { type: 'setTerm', params: ({ event }) => event } },
        ],
      },
      initial: 'resting',
      states: {
        resting: { description: 'Nothing is asked of the server' },
        waiting: {
          description: 'The user is typing; the server is asked after a pause',
          tags: 'pending',
          after: { searchDelay: 'searching' },
        },
        searching: {
          description: 'What the server finds is awaited',
          tags: 'pending',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context: { term } }) => ({ query: term.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'setFinds', params: ({ event }) => ({ finds: event.output }) },
            },
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        found: {
          description: 'What was found is shown',
          on: { 'search.retried': { guard: 'isPartial', target: 'searching' } },
        },
        failed: {
          description: 'The server could not be asked; the rest can be chosen',
          tags: 'failed',
          on: { 'search.retried': 'searching' },
        },
      },
    },
  },
});
