import type { filterSetsMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type FilterSetsRef = ActorRefFrom<typeof filterSetsMachine>;
