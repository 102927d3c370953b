import type { scanMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type ScanRef = ActorRefFrom<typeof scanMachine>;
