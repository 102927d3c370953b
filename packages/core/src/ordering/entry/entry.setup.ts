import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import type { EntryDraft } from './entryList.ts';
import { type ListRead, listReadingMachine } from './listReading.machine.ts';
import type { ChosenFile, ListSource } from './readList.ts';
import { reviewMachine } from './review/review.machine.ts';
import type { ReviewStatus, ReviewStatusChanged } from './review/reviewStatus.ts';
import type { ListProblem } from './table.ts';
import type { CellsTransferred } from './transfer.machine.ts';

export interface EntryInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
}

export interface EntryContext extends EntryInput {
  /** The text in the paste field. */
  text: string;
  /** The source to read, or one that was given while another list is open and the user has not decided yet. */
  given: ListSource | null;
  /** The source being read will be added to the open list. */
  joining: boolean;
  /** Why the source, or what was read from it, is no list. */
  problem: ListProblem | null;
}

export type EntryEvent =
  | { type: 'text.typed'; text: string }
  /** Read a text: from the paste field, or pasted anywhere on the page. */
  | { type: 'text.given'; text: string }
  | { type: 'file.chosen'; file: ChosenFile }
  /** What to do with a source that was given while a list is open: add it, replace the list with it, or drop it. */
  | { type: 'given.added' }
  | { type: 'given.replaced' }
  | { type: 'given.left' }
  | ReviewStatusChanged
  | CellsTransferred
  | { type: 'look.retried' }
  | { type: 'list.discarded' }
  | { type: 'language.changed' };

const noneGiven = { given: null, joining: false };

/** Types, actors, actions and guards of bulk entry's chart. */
export const entrySetup = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    input: {} as EntryInput,
    children: {} as { recall: 'recall'; listReading: 'listReading'; review: 'review' },
  },
  actors: {
    /** Loads what was typed here before a reload. */
    recall: service<EntryDraft | null, SeasonPlace>(),
    listReading: listReadingMachine,
    review: reviewMachine,
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    /** The review has the list again, if there was one. */
    restore: enqueueActions(({ enqueue }, { draft }: { draft: EntryDraft | null }) => {
      if (!draft) return;
      const { text, ...rest } = draft;
      enqueue.assign({ text });
      enqueue.sendTo('review', { type: 'list.restored', ...rest });
    }),
    setGiven: assign((_, { source }: { source: ListSource }) => ({ given: source })),
    leaveGiven: assign(noneGiven),
    beginJoining: assign({ joining: true, problem: null }),
    /** What replaces the open list stands in the paste field, if it was pasted. */
    takeText: assign(({ context: { given } }) => ({ text: given?.kind === 'text' ? given.text : '' })),
    close: sendTo('review', { type: 'list.discarded' }),
    openSheet: enqueueActions(({ context: { joining }, enqueue }, { sheet }: ListRead) => {
      if (!sheet) return;
      enqueue.sendTo('review', { type: joining ? 'list.joined' : 'list.opened', sheet });
      enqueue.assign({ problem: null, ...noneGiven });
    }),
    setProblem: assign((_, { problem }: Pick<ListRead, 'problem'>) => ({ problem, ...noneGiven })),
    forward: forwardTo('review'),
    reopen: sendTo('review', { type: 'list.reopened' }),
    /** The workspace passes the cells on to the cart. */
    passOn: enqueueActions((at, cells: CellsTransferred) => notifyParent(at, cells)),
    forget: assign({ text: '', problem: null, ...noneGiven }),
    /** Stores the text so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; part: Pick<EntryDraft, 'text'> }) => {},
  },
  guards: {
    mayInsert: ({ context }) => context.mayInsert,
    holdsList: (_, { draft }: { draft: EntryDraft | null }) => (draft?.list ?? null) !== null,
    isRead: (_, { sheet }: ListRead) => sheet !== null,
    isAt: (_, { told, status }: { told: ReviewStatus; status: ReviewStatus }) => told === status,
    hasGiven: ({ context }) => context.given !== null,
    isJoining: ({ context }) => context.joining,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
  },
});
