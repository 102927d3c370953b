import type {
  entryMachine,
  reviewMachine,
  rowLookUpMachine,
  sheetFileMachine,
} from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type EntryRef = ActorRefFrom<typeof entryMachine>;
/** The review of the open list. */
export type ListReviewRef = ActorRefFrom<typeof reviewMachine>;
export type RowLookUpRef = ActorRefFrom<typeof rowLookUpMachine>;
export type SheetFileRef = ActorRefFrom<typeof sheetFileMachine>;
