import type { codeLookUpMachine, scanMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type ScanRef = ActorRefFrom<typeof scanMachine>;
export type CodeLookUpRef = ActorRefFrom<typeof codeLookUpMachine>;
