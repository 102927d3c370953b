import type { quickOrderMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type QuickOrderRef = ActorRefFrom<typeof quickOrderMachine>;
