import type { DoneActorEvent } from 'xstate';
import type { Customer, RightEnv } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';

export interface PosSearch {
  readonly rightEnv: RightEnv;
  readonly term: string;
}

/** The states of a chart that searches for customers by what is typed. Its service is `findCustomers`. */
export const customerSearch = {
  loading: {
    description: 'Customers for the term are being fetched',
    tags: 'pending',
    invoke: {
      id: 'findCustomers',
      src: 'findCustomers',
      input: ({ context: { rightEnv, term } }: { context: PosSearch }): PosSearch => ({ rightEnv, term }),
      onDone: {
        target: 'browsing',
        actions: {
          type: 'setCustomers',
          params: ({ event }: { event: DoneActorEvent<Customer[]> }) => ({ customers: event.output }),
        },
      },
      onError: { target: 'failed', actions: keepFailure },
    },
  },
  typing: {
    description: 'The user is typing; the search waits for a pause',
    tags: 'pending',
    after: { searchDelay: 'loading' },
  },
  browsing: { description: 'The customers found are shown' },
  failed: {
    description: 'The customers could not be loaded',
    tags: 'failed',
    on: { 'search.retried': 'loading' },
  },
} as const;
