import { assign, setup } from 'xstate';
import type { Customer } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { SEARCH_DELAY } from '../../platform/patience.ts';
import { customerSearch, type PosSearch } from '../pos/customerSearch.ts';

export interface TargetsContext extends PosSearch {
  customers: Customer[];
  failure: Failure | null;
}

export type TargetsEvent = { type: 'term.changed'; term: string } | { type: 'search.retried' };

/** Searches for the customers to copy to, like the search for points of sale (N9). */
export const targetsMachine = setup({
  types: {
    context: {} as TargetsContext,
    events: {} as TargetsEvent,
    input: {} as Pick<PosSearch, 'rightEnv'>,
  },
  actors: { findCustomers: service<Customer[], PosSearch>() },
  actions: {
    setTerm: assign((_, { term }: { term: string }) => ({ term })),
    setCustomers: assign((_, { customers }: { customers: Customer[] }) => ({ customers, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  delays: { searchDelay: SEARCH_DELAY },
}).createMachine({
  id: 'targets',
  description: 'Looking for the customers a copy goes to',
  context: ({ input }) => ({ ...input, term: '', customers: [], failure: null }),
  initial: 'loading',
  on: {
    'term.changed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'setTerm', params: ({ event }) => event },
    },
  },
  states: customerSearch,
});
