import { assign, setup } from 'xstate';
import type { Customer, RightEnv } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { SEARCH_DELAY } from '../../platform/patience.ts';

export interface PaletteContext {
  term: string;
  /** The right environment in which customers are searched. */
  rightEnv: RightEnv;
  customers: readonly Customer[];
  failure: Failure | null;
}

export type PaletteEvent =
  | { type: 'palette.opened'; rightEnv: RightEnv }
  | { type: 'palette.closed' }
  | { type: 'term.typed'; term: string }
  | { type: 'search.retried' };

/** Minimum length of a term for requesting customers; styles and commands are searched locally. */
const SHORTEST_TERM = 2;
const LONGEST_TERM = 100;
const MOST_CUSTOMERS = 5;

/** The command palette: styles, customers and the commands of the current state. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: {
    findCustomers: service<Customer[], { readonly rightEnv: RightEnv; readonly term: string }>(),
  },
  actions: {
    begin: assign((_, { rightEnv }: { rightEnv: RightEnv }) => ({
      rightEnv,
      term: '',
      customers: [],
      failure: null,
    })),
    setTerm: assign((_, { term }: { term: string }) => ({
      term: term.slice(0, LONGEST_TERM),
      customers: [],
      failure: null,
    })),
    setCustomers: assign((_, { customers }: { customers: readonly Customer[] }) => ({
      customers: customers.slice(0, MOST_CUSTOMERS),
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isShort: (_, { term }: { term: string }) => term.trim().length < SHORTEST_TERM,
  },
  delays: { searchDelay: SEARCH_DELAY },
}).createMachine({
  id: 'palette',
  description: 'Styles, customers and commands, by the keyboard',
  context: { term: '', rightEnv: 'preorder', customers: [], failure: null },
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
          description: 'The user is typing; the search for customers waits for a pause',
          tags: 'pending',
          after: { searchDelay: 'searching' },
        },
        searching: {
          description: 'Customers are being looked for',
          tags: 'pending',
          invoke: {
            id: 'findCustomers',
            src: 'findCustomers',
            input: ({ context: { rightEnv, term } }) => ({ rightEnv, term: term.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'setCustomers', params: ({ event }) => ({ customers: event.output }) },
            },
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        found: { description: 'The customers found are shown' },
        failed: {
          description: 'Customers could not be looked for; the rest can be chosen',
          tags: 'failed',
          on: { 'search.retried': 'searching' },
        },
      },
    },
  },
});
