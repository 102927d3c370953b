import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { articlesIn, type LookupResult } from './articles.ts';
import { type Codes, codesOf, countOf, knownWith, noCodes } from './codes.ts';
import type { ColumnMeaning } from './columnNames.ts';
import { type EntryDraft, type EntryList, listOf } from './entryList.ts';
import type { Repair, Shape } from './entryRows.ts';
import { joined } from './joined.ts';
import { type ListRead, listReadingMachine, type ReadingStatusChanged } from './listReading.machine.ts';
import { readAnew } from './looseRow.ts';
import {
  type Matched,
  type MatchingStatusChanged,
  matchingMachine,
  RETRY_DELAY,
} from './matching.machine.ts';
import type { ChosenFile, ListSource } from './readList.ts';
import { type JudgedRow, judgeRow } from './resolve.ts';
import { type CartPieces, type EntryMode, isTaken, type Review, type VerdictKind } from './review.ts';
import { reviewIn } from './reviewIn.ts';
import type { ListProblem } from './table.ts';
import { type CellsTransferred, transferMachine } from './transfer.machine.ts';

export interface EntryInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
}

/** The filter on the rows. */
export type ShownRows = 'all' | 'problems' | VerdictKind;

/** The result of applying a list. */
export interface EntryReport {
  readonly mode: EntryMode;
  readonly taken: number;
  readonly refused: number;
  readonly unchanged: number;
  /** What was sent to the cart, each variant once. */
  readonly cells: Review['cells'];
}

export interface EntryContext extends EntryInput {
  /** The text in the paste field. */
  text: string;
  /** The source to read, or one that was given while another list is open and the user has not decided yet. */
  given: ListSource | null;
  /** The source being read will be added to the open list. */
  joining: boolean;
  list: EntryList | null;
  /** How the columns of the list are interpreted. */
  shape: Shape;
  /** Codes of a repaired row to be looked up, and the keys of all codes requested. */
  codes: Codes;
  asked: readonly string[];
  found: LookupResult;
  /** Server time of the last response, epoch ms. */
  serverTime: number;
  judged: readonly JudgedRow[];
  mode: EntryMode;
  shown: ShownRows;
  report: EntryReport | null;
  problem: ListProblem | null;
  failure: Failure | null;
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
  | ReadingStatusChanged
  | MatchingStatusChanged
  | CellsTransferred
  | { type: 'look.retried' }
  | { type: 'column.changed'; column: number; meaning: ColumnMeaning }
  | { type: 'row.repaired'; id: string; repair: Repair }
  | { type: 'mode.chosen'; mode: EntryMode }
  | { type: 'rows.shown'; shown: ShownRows }
  /** `pieces` is the current content of the cart, edits included; null: the cart accepts nothing now. */
  | { type: 'list.applied'; pieces: CartPieces | null }
  /** Back to the rows that were not taken into the cart. */
  | { type: 'list.reopened' }
  | { type: 'list.discarded' }
  | { type: 'language.changed' };

const nothing = {
  given: null,
  joining: false,
  list: null,
  shape: { heading: null, columns: [] },
  codes: noCodes,
  asked: [],
  found: { styles: [], elsewhere: [] },
  judged: [],
  shown: 'all',
  report: null,
  problem: null,
  failure: null,
} satisfies Partial<EntryContext>;

export const firstContext = (input: EntryInput): EntryContext => ({
  ...input,
  ...nothing,
  text: '',
  serverTime: 0,
  mode: 'add',
});

/** A choice among candidates is dropped when the code it was made for changes. */
const mergedRepair = (before: Repair | undefined, repair: Repair): Repair => {
  const { variant, ...rest } = before ?? {};
  const touchesCode = repair.ean !== undefined || repair.articleNumber !== undefined;
  const keptVariant = variant === undefined || touchesCode ? {} : { variant };
  return { ...rest, ...keptVariant, ...repair };
};

/** Types, actors, actions and guards of fast entry's chart. */
export const entrySetup = setup({
  types: { context: {} as EntryContext, events: {} as EntryEvent, input: {} as EntryInput },
  actors: {
    /** Loads what was typed here before a reload. */
    recall: service<EntryDraft | null, SeasonPlace>(),
    listReading: listReadingMachine,
    matching: matchingMachine,
    lookUp: service<FoundArticles, { place: SeasonPlace; codes: Codes }>(),
    transfer: transferMachine,
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    setDraft: assign((_, { draft }: { draft: EntryDraft | null }) => draft ?? {}),
    setGiven: assign((_, { source }: { source: ListSource }) => ({ given: source })),
    leaveGiven: assign({ given: null, joining: false }),
    beginJoining: assign({ joining: true, problem: null }),
    /** Clears the open list for the source that replaces it. */
    makeWay: assign(({ context: { given } }) => ({
      ...nothing,
      given,
      text: given?.kind === 'text' ? given.text : '',
    })),
    openSheet: assign(({ context: { list, joining, found, asked } }, { sheet }: ListRead) => {
      if (!sheet) return {};
      const { name, lines } = sheet;
      if (joining && list) return { ...nothing, found, asked, list: joined(list, { lines }) };
      return { ...nothing, list: listOf(name, { lines }) };
    }),
    setProblem: assign((_, { problem }: { problem: ListProblem | null }) => ({ problem })),
    takeFound: assign(({ context }, { answer }: { answer: FoundArticles }) => ({
      ...knownWith(context, answer),
      serverTime: answer.serverTime,
      failure: null,
    })),
    forgetFound: assign({ found: nothing.found, asked: [], codes: noCodes }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setMatched: assign((_, { verdicts, found, asked, serverTime }: Matched) => ({
      ...verdicts,
      found,
      asked,
      serverTime,
    })),
    retryMatching: sendTo('matching', { type: 'look.retried' }),
    /** Judges rows with unknown codes again, which may be known now; all other rows keep their verdict. */
    judgeAgain: assign(({ context }) => {
      const { judged, found, list } = context;
      const articles = articlesIn(found);
      return {
        judged: judged.map((one) => {
          if (one.resolution.kind !== 'unknown') return one;
          const repair = list?.repairs[one.row.id];
          return judgeRow(readAnew(context, one.row, repair), repair, articles);
        }),
      };
    }),
    setMeaning: assign(
      ({ context: { list } }, { column, meaning }: { column: number; meaning: ColumnMeaning }) => ({
        list: list && { ...list, chosen: { ...list.chosen, [column]: meaning } },
      }),
    ),
    repair: assign(({ context }, { id, repair }: { id: string; repair: Repair }) => {
      const { list, found, judged, asked } = context;
      const at = judged.findIndex(({ row }) => row.id === id);
      const before = judged[at];
      if (!list || !before) return {};
      const merged = mergedRepair(list.repairs[id], repair);
      const row = readAnew(context, before.row, merged);
      return {
        list: { ...list, repairs: { ...list.repairs, [id]: merged } },
        judged: judged.with(at, judgeRow(row, merged, articlesIn(found))),
        codes: codesOf([row], new Set(asked)),
      };
    }),
    setMode: assign((_, { mode }: { mode: EntryMode }) => ({ mode })),
    setShown: assign((_, { shown }: { shown: ShownRows }) => ({ shown })),
    takeRows: assign(({ context }, { pieces }: { pieces: CartPieces | null }) => {
      if (pieces === null) return {};
      const { list, judged, mode } = context;
      const { rows, counts, taken, refused, cells } = reviewIn(context, pieces);
      const done = rows.filter(({ verdict }) => isTaken(verdict.kind)).map(({ row }) => row.id);
      return {
        list: list && { ...list, done: [...list.done, ...done] },
        judged: judged.filter((_, at) => !isTaken(rows[at]?.verdict.kind ?? 'unknown')),
        report: { mode, taken, refused, unchanged: counts.unchanged, cells },
        shown: 'all' as const,
      };
    }),
    /** The workspace passes the cells on to the cart. */
    passOn: enqueueActions(({ enqueue, self }, cells: CellsTransferred) =>
      notifyParent({ enqueue, self }, cells),
    ),
    forgetReport: assign({ report: null }),
    forget: assign({ ...nothing, text: '' }),
    /** Stores the draft so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; draft: EntryDraft }) => {},
  },
  guards: {
    mayInsert: ({ context }) => context.mayInsert,
    holdsList: (_, { draft }: { draft: EntryDraft | null }) => (draft?.list ?? null) !== null,
    asksForSheet: (_, { status }: ReadingStatusChanged) => status === 'choosingSheet',
    isJudging: (_, { status }: MatchingStatusChanged) => status === 'judging',
    isRead: (_, { sheet }: ListRead) => sheet !== null,
    isMatched: (_, { verdicts }: Matched) => verdicts !== null,
    hasGiven: ({ context }) => context.given !== null,
    isJoining: ({ context }) => context.joining,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    hasCodes: ({ context }) => countOf(context.codes) > 0,
    takesQuantities: ({ event }) => event.type !== 'list.applied' || event.pieces !== null,
    /** A closed cart tells nothing about its contents. */
    hasTaken: ({ context, event }) =>
      event.type !== 'list.applied' || event.pieces === null || reviewIn(context, event.pieces).taken > 0,
    refusedSome: ({ context }) => (context.report?.refused ?? 0) > 0,
  },
  delays: { retryDelay: RETRY_DELAY },
});

export const draftOf = ({ place, text, mode, list }: EntryContext) => ({
  place,
  draft: { text, mode, list },
});

/** What a list is matched by: nothing that was asked for is asked again. */
export const matchingOf = ({ place, list, asked, found, serverTime }: EntryContext) => ({
  place,
  list: list ?? listOf('', { lines: [] }),
  asked,
  found,
  serverTime,
});
