import { assign, enqueueActions, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import type { KeptScans } from '../../keptWork/keptScans.ts';
import type { Scan, ScanMode } from '../../keptWork/scan.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { tellParent } from '../../platform/actors/telling.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { pauseAfter } from '../../platform/retryPauses.ts';
import type { OrderingMoment } from '../../rules/index.ts';
import { withAnswer } from '../entry/codes.ts';
import { gtinOf } from '../entry/codeText.ts';
import {
  bounded,
  CODES_AT_ONCE,
  codesToAsk,
  goneUnknown,
  type KnownCodes,
  meaningOf,
  nothingKnown,
  recalled,
  scannedStyles,
  settled,
  withoutCode,
} from './scanList.ts';

/** For the screen: a cell gets the focus as soon as its style is shown. */
export interface ScanEmitted {
  readonly type: 'cell.shown';
  readonly articleVariantId: string;
}

export interface ScanInput {
  readonly place: SeasonPlace;
  /** Right SCAN_ARTICLES. */
  readonly mayScan: boolean;
  readonly mayInsert: boolean;
}

/** The cell that a scan identified. */
export interface ShownCell {
  readonly articleId: string;
  readonly articleColorId: string;
  readonly articleVariantId: string;
}

/** The context of the scanner's chart: the list of scans and what is known about their codes. */
export interface ScanContext extends ScanInput {
  mode: ScanMode;
  /** Newest first. */
  scans: readonly Scan[];
  known: KnownCodes;
  /** Number of unknown codes dropped because the list was full. */
  gone: number;
  /** Codes in the running request. */
  asking: readonly string[];
  /** Server time of the last response, epoch ms. */
  serverTime: number;
  /** The cart accepts pieces now. */
  cartOpen: boolean;
  /** The scanned styles that the catalogue was told about. */
  told: readonly string[];
  /** Number of scans made in this page; used for their ids. */
  count: number;
  /** Consecutive failed calls. */
  tries: number;
  failure: Failure | null;
}

export type ScanEvent =
  /** `at`: epoch ms by the device's clock. */
  | { type: 'code.scanned'; text: string; at: number }
  | { type: 'mode.chosen'; mode: ScanMode }
  /** The user corrects a code. */
  | { type: 'scan.edited'; id: string; text: string }
  /** Look up a code again; without an id: all waiting ones. */
  | { type: 'scan.retried'; id?: string }
  /** Add one more piece of the scanned variant. */
  | { type: 'scan.taken'; id: string }
  | { type: 'scan.removed'; id: string }
  | { type: 'list.cleared' }
  /** The user has read 'n codes left the list'. */
  | { type: 'gone.read' }
  | { type: 'list.opened' }
  | { type: 'camera.opened' }
  | { type: 'desk.closed' }
  /** A scan says which cell to show. Raised by the chart itself. */
  | { type: 'cell.found'; cell: ShownCell }
  /** Whether the cart accepts pieces. */
  | { type: 'cart.turned'; open: boolean }
  | { type: 'language.changed' }
  | { type: 'page.woke' };

const LONGEST_TEXT = 64;
const RETRY_DELAY = 2000;
const LONGEST_RETRY_DELAY = 30_000;

/** Place and time for evaluating the rules on scans: the place, at the server time of the last response. */
export const momentOf = ({
  place,
  serverTime,
}: Pick<ScanContext, 'place' | 'serverTime'>): OrderingMoment => ({
  place,
  now: serverTime,
});

const changed = (scans: readonly Scan[], id: string | undefined, change: Partial<Scan>): readonly Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, ...change } : scan));

/** Limits the length of the list, and counts the unknown codes dropped for that. */
const withRoom = (gone: number, all: readonly Scan[]): { scans: readonly Scan[]; gone: number } => {
  const scans = bounded(all);
  return { scans, gone: gone + goneUnknown(all, scans) };
};

/** Types, actors, actions and guards of the scanner's chart. */
export const scanSetup = setup({
  types: {
    context: {} as ScanContext,
    events: {} as ScanEvent,
    input: {} as ScanInput,
    emitted: {} as ScanEmitted,
  },
  actors: {
    recall: service<KeptScans | null, SeasonPlace>(),
    lookUp: service<FoundArticles, { place: SeasonPlace; eans: readonly string[] }>(),
    watchPage: watch(),
  },
  actions: {
    note: assign(({ context: { scans, mode, count, gone } }, { text, at }: { text: string; at: number }) => ({
      count: count + 1,
      ...withRoom(gone, [
        {
          id: `${at.toString(36)}-${count}`,
          at,
          text: text.slice(0, LONGEST_TEXT),
          mode,
          open: true,
          pieces: 0,
          articleId: null,
        },
        ...scans,
      ]),
    })),
    setMode: assign(({ context: { mayInsert } }, { mode }: { mode: ScanMode }) => ({
      mode: mayInsert ? mode : ('show' as const),
    })),
    mend: assign(({ context: { scans } }, { id, text }: { id: string; text: string }) => ({
      scans: changed(scans, id, { text: text.trim().slice(0, LONGEST_TEXT), open: true, articleId: null }),
    })),
    askAnew: assign(({ context: { scans, known } }, { id }: { id?: string }) => {
      const scan = scans.find((one) => one.id === id);
      return scan
        ? {
            known: withoutCode(known, scan.text),
            scans: changed(scans, id, { open: scan.pieces === 0 && scan.mode === 'add' }),
          }
        : {};
    }),
    takeOne: assign(({ context: { scans } }, { id }: { id: string }) => ({
      scans: changed(scans, id, { mode: 'add', open: true }),
    })),
    remove: assign(({ context: { scans } }, { id }: { id: string }) => ({
      scans: scans.filter((scan) => scan.id !== id),
    })),
    clear: assign({ scans: [], known: nothingKnown, gone: 0 }),
    forgetGone: assign({ gone: 0 }),
    takeRecalled: assign(({ context }, { kept }: { kept: KeptScans | null }) =>
      kept
        ? {
            ...withRoom(context.gone + (kept.gone ?? 0), recalled(kept.scans, context.scans)),
            mode: context.mayInsert && context.count === 0 ? kept.mode : context.mode,
          }
        : {},
    ),
    setAsking: assign(({ context: { scans, known } }) => ({
      asking: codesToAsk(scans, known).slice(0, CODES_AT_ONCE),
    })),
    takeFound: assign(({ context: { known, asking } }, { answer }: { answer: FoundArticles }) => ({
      known: {
        found: withAnswer(known.found, answer),
        asked: [...new Set([...known.asked, ...asking.map(gtinOf)])],
      },
      asking: [],
      serverTime: answer.serverTime,
      tries: 0,
      failure: null,
    })),
    forgetKnown: assign({ known: nothingKnown, asking: [] }),
    setFailure: assign(({ context: { tries } }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      tries: tries + 1,
      asking: [],
    })),
    setCart: assign((_, { open }: { open: boolean }) => ({ cartOpen: open })),
    /** The workspace opens the style; the screen hears where the focus goes. */
    showCell: enqueueActions(({ enqueue, self }, { cell }: { cell: ShownCell }) => {
      tellParent({ self, enqueue }, { type: 'style.scanned', cell });
      enqueue.emit({ type: 'cell.shown', articleVariantId: cell.articleVariantId });
    }),
    /** Settles the scans whose meaning is now known: pieces go to the cart, the catalogue learns what was scanned. */
    settle: enqueueActions(({ enqueue, context, self }) => {
      const { known, mayInsert, cartOpen, scans: before } = context;
      const { scans, cells, show } = settled(before, {
        known,
        mayInsert,
        cartOpen,
        moment: momentOf(context),
      });
      const shown = scans.find(({ id }) => id === show);
      const meaning = shown && meaningOf(shown.text, known, momentOf(context));
      enqueue.assign({ scans });
      if (meaning?.kind === 'found') {
        const { style, colour, variant } = meaning.article;
        const { articleId } = style;
        const { articleColorId } = colour;
        const { articleVariantId } = variant;
        enqueue.raise({ type: 'cell.found', cell: { articleId, articleColorId, articleVariantId } });
      }
      if (cells.length > 0) tellParent({ self, enqueue }, { type: 'cells.added', cells });
    }),
    /** The workspace passes it on to the catalogue. */
    tellScanned: enqueueActions(({ enqueue, context, self }) => {
      const told = scannedStyles(context.scans);
      if (told.join(' ') === context.told.join(' ')) return;
      enqueue.assign({ told });
      tellParent({ self, enqueue }, { type: 'scanned.changed', articleIds: told });
    }),
    /** Stores the list so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; kept: KeptScans }) => {},
  },
  guards: {
    turns: ({ context }, { open }: { open: boolean }) => context.cartOpen !== open,
    holdsScan: ({ context }) => context.mayScan,
    /** No insert right is needed in mode `show`, which puts nothing into the cart. */
    holdsInsert: ({ context, event }) =>
      context.mayInsert || (event.type === 'mode.chosen' && event.mode === 'show'),
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    /** A scan that was already counted cannot be changed. */
    isUncounted: ({ context: { scans } }, { id, text }: { id: string; text: string }) =>
      text.trim() !== '' && scans.some((scan) => scan.id === id && scan.pieces === 0),
    hasCodes: ({ context: { scans, known } }) => codesToAsk(scans, known).length > 0,
    mayComeRight: (_, { error }: { error: unknown }) => {
      const { kind, status } = failureOf(error);
      return (
        kind === 'network' ||
        kind === 'authentication' ||
        status === null ||
        status >= 500 ||
        status === 429 ||
        status === 408
      );
    },
  },
  delays: {
    retryDelay: ({ context: { tries } }) => pauseAfter(tries, RETRY_DELAY, LONGEST_RETRY_DELAY),
  },
});

export const keptOf = ({ context: { place, mode, scans, gone } }: { context: ScanContext }) => ({
  place,
  kept: { mode, scans, gone },
});
