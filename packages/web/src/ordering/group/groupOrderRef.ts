import type { groupOrderMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type GroupOrderRef = ActorRefFrom<typeof groupOrderMachine>;
