import { assign, enqueueActions, forwardTo, setup } from 'xstate';
import type { SeasonPlace } from '../../../contract/index.ts';
import { notifyParent } from '../../../platform/actors/notifyParent.ts';
import type { LookupResult } from '../articles.ts';
import { countOf } from '../codes.ts';
import type { ColumnMeaning } from '../columnNames.ts';
import { type EntryDraft, type EntryList, type JudgedList, listOf } from '../entryList.ts';
import type { Repair } from '../entryRows.ts';
import { joined } from '../joined.ts';
import { type Matched, matchingMachine } from '../matching.machine.ts';
import type { CartPieces, EntryMode, ShownRows } from '../review.ts';
import type { ListProblem, NamedTable } from '../table.ts';
import { type CellsTransferred, transferMachine } from '../transfer.machine.ts';
import { judgedWith, repairedRow } from './repairing.ts';
import { reportReviewStatus } from './reviewStatus.ts';
import { type CodesAnswered, rowLookUpMachine } from './rowLookUp.machine.ts';
import { type EntryReport, reviewOfOpen, rowsTaken } from './taking.ts';

export interface ReviewContext {
  readonly place: SeasonPlace;
  mode: EntryMode;
  /** The open list, with the user's changes. */
  list: EntryList | null;
  /** Each row judged by what was found, and how the columns are interpreted. */
  verdicts: JudgedList;
  found: LookupResult;
  /** The keys of all codes that were asked for. */
  asked: readonly string[];
  /** Server time of the last response, epoch ms. */
  serverTime: number;
  shown: ShownRows;
  report: EntryReport | null;
  /** Why the list is none. */
  problem: ListProblem | null;
}

export type ReviewEvent =
  /** What was open here before a reload, or nothing. */
  | { type: 'list.restored'; mode: EntryMode; list: EntryList | null }
  | { type: 'list.opened'; sheet: NamedTable }
  /** Adds the rows of a further list. */
  | { type: 'list.joined'; sheet: NamedTable }
  | { type: 'list.discarded' }
  | { type: 'look.retried' }
  | { type: 'language.changed' }
  | { type: 'column.changed'; column: number; meaning: ColumnMeaning }
  | { type: 'row.repaired'; id: string; repair: Repair }
  | CodesAnswered
  | { type: 'mode.chosen'; mode: EntryMode }
  | { type: 'rows.shown'; shown: ShownRows }
  /** `pieces` is the current content of the cart, edits included; null: the cart accepts nothing now. */
  | { type: 'list.applied'; pieces: CartPieces | null }
  | CellsTransferred
  /** Back to the rows that were not taken into the cart. */
  | { type: 'list.reopened' };

/** No list is open. */
export const nothing = {
  list: null,
  verdicts: { shape: { heading: null, columns: [] }, judged: [] },
  found: { styles: [], elsewhere: [] },
  asked: [],
  shown: 'all',
  report: null,
  problem: null,
} satisfies Partial<ReviewContext>;

/** Types, actors, actions and guards of the review's chart. */
export const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as Pick<ReviewContext, 'place'>,
    children: {} as { matching: 'matching'; rowLookUp: 'rowLookUp'; transfer: 'transfer' },
  },
  actors: {
    matching: matchingMachine,
    rowLookUp: rowLookUpMachine,
    transfer: transferMachine,
    reportStatus: reportReviewStatus,
  },
  actions: {
    restore: assign((_, { mode, list }: Pick<EntryDraft, 'mode' | 'list'>) => ({ mode, list })),
    openSheet: assign((_, { sheet: { name, lines } }: { sheet: NamedTable }) => ({
      ...nothing,
      list: listOf(name, { lines }),
    })),
    joinSheet: assign(({ context: { list, found, asked } }, { sheet: { lines } }: { sheet: NamedTable }) =>
      list ? { ...nothing, found, asked, list: joined(list, { lines }) } : {},
    ),
    forget: assign(nothing),
    forgetFound: assign({ found: nothing.found, asked: [] }),
    setMatched: assign((_, { verdicts, found, asked, serverTime }: Matched) =>
      verdicts ? { verdicts, found, asked, serverTime } : {},
    ),
    setProblem: assign((_, { problem }: Matched) => ({ problem })),
    retryMatching: forwardTo('matching'),
    retryRow: forwardTo('rowLookUp'),
    setMeaning: assign(
      ({ context: { list } }, { column, meaning }: { column: number; meaning: ColumnMeaning }) => ({
        list: list && { ...list, chosen: { ...list.chosen, [column]: meaning } },
      }),
    ),
    repair: enqueueActions(({ context, enqueue }, change: { id: string; repair: Repair }) => {
      const row = repairedRow(context, change);
      if (!row) return;
      const { codes, ...rest } = row;
      enqueue.assign(rest);
      if (countOf(codes) > 0) enqueue.sendTo('rowLookUp', { type: 'codes.wanted', codes });
    }),
    takeAnswer: assign(({ context }, answered: CodesAnswered) => ({
      ...judgedWith(context, answered),
      serverTime: answered.answer.serverTime,
    })),
    setMode: assign((_, { mode }: { mode: EntryMode }) => ({ mode })),
    setShown: assign((_, { shown }: { shown: ShownRows }) => ({ shown })),
    takeRows: assign(({ context }, { pieces }: { pieces: CartPieces | null }) =>
      pieces === null ? {} : { ...rowsTaken(context, pieces), shown: 'all' as const },
    ),
    /** Bulk entry passes the cells on. */
    passOn: enqueueActions((at, cells: CellsTransferred) => notifyParent(at, cells)),
    forgetReport: assign({ report: null }),
    /** Stores the list so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; part: Pick<EntryDraft, 'mode' | 'list'> }) => {},
  },
  guards: {
    holdsList: (_, { list }: { list: EntryList | null }) => list !== null,
    isMatched: (_, { verdicts }: Matched) => verdicts !== null,
    takesQuantities: ({ event }) => event.type !== 'list.applied' || event.pieces !== null,
    /** A closed cart tells nothing about its contents. */
    hasTaken: ({ context, event }) =>
      event.type !== 'list.applied' || event.pieces === null || reviewOfOpen(context, event.pieces).taken > 0,
    refusedSome: ({ context }) => (context.report?.refused ?? 0) > 0,
  },
});

/** What a list is matched by: nothing that was asked for is asked again. */
export const matchingOf = ({ place, list, asked, found, serverTime }: ReviewContext) => ({
  place,
  list: list ?? listOf('', { lines: [] }),
  asked,
  found,
  serverTime,
});
