import { assign, sendTo, setup } from 'xstate';
import type { Customer, RightEnv } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { SEARCH_DELAY } from '../../platform/patience.ts';
import { customerSearch, type PosSearch } from './customerSearch.ts';
import { favoringMachine } from './favoring.machine.ts';
import { lastOrdersMachine } from './lastOrders.machine.ts';

export interface PosContext extends PosSearch {
  customers: Customer[];
  /** The last list without a search term. The favourites come from it during a search. */
  all: Customer[];
  /** The customer whose lock is explained. Stored as a copy, because a search may remove it from the list. */
  locked: Customer | null;
  failure: Failure | null;
}

export type PosEvent =
  | { type: 'term.changed'; term: string }
  | { type: 'lock.opened'; customerId: string }
  | { type: 'lock.closed' }
  | { type: 'search.retried' }
  | { type: 'language.changed' };

interface Listing {
  readonly customers: readonly Customer[];
  readonly all: readonly Customer[];
}

/** Finds a customer on the screen: in the list, or among the favourites, which a search does not filter. */
const listed = ({ customers, all }: Listing, id: string): Customer | null =>
  [...customers, ...all].find(({ customerId }) => customerId === id) ?? null;

/** Choosing the point of sale: search by name or number, and an explanation why a locked one cannot be chosen (L1). */
export const posMachine = setup({
  types: {
    context: {} as PosContext,
    events: {} as PosEvent,
    input: {} as { rightEnv: RightEnv },
  },
  actors: {
    findCustomers: service<Customer[], PosSearch>(),
    favoring: favoringMachine,
    lastOrders: lastOrdersMachine,
  },
  actions: {
    setTerm: assign((_, { term }: { term: string }) => ({ term })),
    setCustomers: assign(({ context }, { customers }: { customers: Customer[] }) => ({
      customers,
      all: context.term === '' ? customers : context.all,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    readLastOrdersAgain: sendTo('lastOrders', { type: 'language.changed' }),
    retryLastOrders: sendTo('lastOrders', { type: 'reading.retried' }),
    setLocked: assign(({ context }, { customerId }: { customerId: string }) => ({
      locked: listed(context, customerId),
    })),
    forgetLocked: assign({ locked: null }),
  },
  guards: {
    isListed: ({ context }, { customerId }: { customerId: string }) => listed(context, customerId) !== null,
  },
  delays: { searchDelay: SEARCH_DELAY },
}).createMachine({
  id: 'pos',
  description: 'Choosing the point of sale an order is for',
  context: ({ input }) => ({
    rightEnv: input.rightEnv,
    term: '',
    customers: [],
    all: [],
    locked: null,
    failure: null,
  }),
  invoke: [
    { id: 'favoring', src: 'favoring', input: ({ context: { rightEnv } }) => ({ rightEnv }) },
    { id: 'lastOrders', src: 'lastOrders', input: ({ context: { rightEnv } }) => ({ rightEnv }) },
  ],
  on: { 'search.retried': { actions: 'retryLastOrders' } },
  type: 'parallel',
  states: {
    search: {
      description: 'Customers are searched for, whatever is open above them',
      initial: 'loading',
      on: {
        'term.changed': { target: '.typing', actions: { type: 'setTerm', params: ({ event }) => event } },
        'language.changed': { target: '.loading', actions: 'readLastOrdersAgain' },
      },
      states: {
        ...customerSearch,
        failed: {
          ...customerSearch.failed,
          on: { 'search.retried': { target: 'loading', actions: 'retryLastOrders' } },
        },
      },
    },
    lock: {
      description: 'Why a customer cannot be ordered for',
      initial: 'closed',
      states: {
        closed: {
          description: 'No lock is explained',
          on: {
            'lock.opened': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'setLocked', params: ({ event }) => event },
            },
          },
        },
        open: {
          description: 'A dialog says why a locked customer cannot be ordered for',
          on: { 'lock.closed': { target: 'closed', actions: 'forgetLocked' } },
        },
      },
    },
  },
});
