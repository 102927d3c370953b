import { assign, enqueueActions, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { tellParent } from '../../platform/actors/telling.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { articlesIn, type LookedUp } from './articles.ts';
import { type Codes, codesLeft, codesOf, countOf, keysOf, nextCodes, noCodes, withAnswer } from './codes.ts';
import type { ColumnMeaning } from './columnNames.ts';
import { type EntryDraft, type EntryList, type JudgedList, listOf } from './entryList.ts';
import type { Repair, Shape } from './entryRows.ts';
import { joined } from './joined.ts';
import { readAnew } from './looseRow.ts';
import type { ChosenFile, ListReading, ListSource } from './readList.ts';
import { type JudgedRow, judgeRow } from './resolve.ts';
import { type CartPieces, type EntryMode, isTaken, type Review, type VerdictKind } from './review.ts';
import { reviewIn } from './reviewIn.ts';
import { type ListProblem, type NamedTable, UnreadableList } from './table.ts';

export interface EntryInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
  /** Maximum cells per event to the cart; default 1000. */
  readonly cellsAtOnce?: number;
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
  /** Progress of reading a file, from 0 to 1. */
  progress: number;
  sheets: readonly NamedTable[];
  list: EntryList | null;
  /** How the columns of the list are interpreted. */
  shape: Shape;
  /** Codes still to be looked up, their initial number, and the keys of all codes requested. */
  codes: Codes;
  codesAtFirst: number;
  asked: readonly string[];
  found: LookedUp;
  /** Server time of the last response, epoch ms. */
  serverTime: number;
  judged: readonly JudgedRow[];
  mode: EntryMode;
  shown: ShownRows;
  /** Cells that still have to be sent to the cart. */
  handing: Review['cells'];
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
  | { type: 'read.progressed'; share: number }
  | { type: 'sheet.chosen'; index: number }
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

const CELLS_AT_ONCE = 1000;

const nothing = {
  given: null,
  joining: false,
  progress: 0,
  sheets: [],
  list: null,
  shape: { heading: null, columns: [] },
  codes: noCodes,
  codesAtFirst: 0,
  asked: [],
  found: { styles: [], elsewhere: [] },
  judged: [],
  shown: 'all',
  handing: [],
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
    read: service<readonly NamedTable[], ListReading>(),
    plan: service<Codes, { list: EntryList; asked: readonly string[] }>(),
    lookUp: service<FoundArticles, { place: SeasonPlace; codes: Codes }>(),
    judge: service<JudgedList, { list: EntryList; found: LookedUp }>(),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    setDraft: assign((_, { draft }: { draft: EntryDraft | null }) => draft ?? {}),
    setProgress: assign((_, { share }: { share: number }) => ({ progress: share })),
    setGiven: assign((_, { source }: { source: ListSource }) => ({ given: source })),
    leaveGiven: assign({ given: null, joining: false, sheets: [] }),
    beginJoining: assign({ joining: true, problem: null }),
    /** Clears the open list for the source that replaces it. */
    makeWay: assign(({ context: { given } }) => ({
      ...nothing,
      given,
      text: given?.kind === 'text' ? given.text : '',
    })),
    setSheets: assign(({ context: { joining } }, { sheets }: { sheets: readonly NamedTable[] }) =>
      joining ? { sheets, given: null } : { ...nothing, sheets },
    ),
    openSheet: assign(({ context }, { index }: { index: number }) => {
      const sheet = context.sheets[index];
      if (!sheet) return {};
      const { list, joining, found, asked } = context;
      if (joining && list) return { ...nothing, found, asked, list: joined(list, { lines: sheet.lines }) };
      return { ...nothing, list: listOf(sheet.name, { lines: sheet.lines }) };
    }),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof UnreadableList ? error.problem : ({ code: 'unavailable' } as const),
    })),
    setCodes: assign((_, { codes }: { codes: Codes }) => ({ codes, codesAtFirst: countOf(codes) })),
    takeFound: assign(({ context }, { answer }: { answer: FoundArticles }) => {
      const asked = nextCodes(context.codes);
      const found = withAnswer(context.found, answer);
      return {
        found,
        asked: [...new Set([...context.asked, ...keysOf(asked)])],
        codes: codesLeft(context.codes, asked, found),
        serverTime: answer.serverTime,
        failure: null,
      };
    }),
    forgetFound: assign({ found: nothing.found, asked: [], codes: noCodes }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setJudged: assign((_, { shape, judged }: JudgedList) => ({ shape, judged })),
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
        handing: cells,
        shown: 'all' as const,
      };
    }),
    /** The workspace passes the cells on to the cart. */
    hand: enqueueActions(({ enqueue, context: { handing, report, cellsAtOnce = CELLS_AT_ONCE }, self }) => {
      const cells = handing.slice(0, cellsAtOnce);
      if (cells.length > 0) {
        tellParent(
          { self, enqueue },
          report?.mode === 'add'
            ? { type: 'cells.added', cells }
            : {
                type: 'cells.typed',
                cells: cells.map(({ articleVariantId, pieces }) => ({
                  articleVariantId,
                  entry: String(pieces),
                })),
              },
        );
      }
      enqueue.assign({ handing: handing.slice(cellsAtOnce) });
    }),
    forgetReport: assign({ report: null }),
    forget: assign({ ...nothing, text: '' }),
    /** Stores the draft so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; draft: EntryDraft }) => {},
  },
  guards: {
    mayInsert: ({ context }) => context.mayInsert,
    holdsList: (_, { draft }: { draft: EntryDraft | null }) => (draft?.list ?? null) !== null,
    areSeveral: (_, { sheets }: { sheets: readonly NamedTable[] }) => sheets.length > 1,
    isThere: ({ context }, { index }: { index: number }) => context.sheets[index] !== undefined,
    hasGiven: ({ context }) => context.given !== null,
    isJoining: ({ context }) => context.joining,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    hasCodes: ({ context }) => countOf(context.codes) > 0,
    mayComeRight: (_, { error }: { error: unknown }) => {
      const { kind, status } = failureOf(error);
      return (
        kind === 'network' ||
        kind === 'authentication' ||
        (status !== null && (status >= 500 || status === 429 || status === 408))
      );
    },
    takesQuantities: ({ event }) => event.type !== 'list.applied' || event.pieces !== null,
    /** A closed cart tells nothing about its contents. */
    hasTaken: ({ context, event }) =>
      event.type !== 'list.applied' || event.pieces === null || reviewIn(context, event.pieces).taken > 0,
    isHanding: ({ context }) => context.handing.length > 0,
    refusedSome: ({ context }) => (context.report?.refused ?? 0) > 0,
  },
  delays: { retryDelay: 4000, breath: 16 },
});

export const draftOf = ({ place, text, mode, list }: EntryContext) => ({
  place,
  draft: { text, mode, list },
});
