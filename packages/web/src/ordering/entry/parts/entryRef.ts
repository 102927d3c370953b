import type { entryMachine, sheetFileMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type EntryRef = ActorRefFrom<typeof entryMachine>;
export type SheetFileRef = ActorRefFrom<typeof sheetFileMachine>;
