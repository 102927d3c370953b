import { assign, setup } from 'xstate';
import type { Customer } from '../../contract/index.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf, isSilent } from '../../platform/api/failure.ts';
import { SEARCH_DELAY } from '../../platform/patience.ts';
import { customerSearch, type PosSearch } from '../pos/customerSearch.ts';

export interface TargetsContext extends PosSearch {
  customers: Customer[];
  failure: Failure | null;
}

export type TargetsEvent = { type: 'term.changed'; term: string } | { type: 'search.retried' };

/** What the search tells its parent, once on every change: maintained from the refused call until it can search again. */
export interface TargetsStatusChanged {
  readonly type: 'targets.statusChanged';
  readonly standing: 'served' | 'maintained';
}

const targetsStand = ({
  context: { failure },
}: {
  readonly context: TargetsContext;
}): TargetsStatusChanged => ({
  type: 'targets.statusChanged',
  standing: failure !== null && isSilent(failure) ? 'maintained' : 'served',
});

/** Searches for the customers to copy to, like the search for points of sale (N9). */
export const targetsMachine = setup({
  types: {
    context: {} as TargetsContext,
    events: {} as TargetsEvent,
    input: {} as Pick<PosSearch, 'rightEnv'>,
  },
  actors: {
    findCustomers: service<Customer[], PosSearch>(),
    reportStatus: statusReporter(targetsStand, (one, other) => one.standing === other.standing),
  },
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
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
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
