import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import type { ScanMode } from '../../keptWork/scan.ts';
import type { StoredScans } from '../../keptWork/scanStore.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { codeLookUpMachine } from './codeLookUp.machine.ts';
import { askedAnew, corrected, noted, resumed, taken } from './scanChanges.ts';
import {
  momentOf,
  type ScanContext,
  type ScanEmitted,
  type ScanEvent,
  type ScanInput,
  type ShownCell,
} from './scanEvents.ts';
import { codesToAsk, meaningOf, nothingKnown, scannedStyles, settled, withFound } from './scanList.ts';
import { scanMemoryMachine } from './scanMemory.machine.ts';

/** Types, actors, actions and guards of the scanner's chart. */
export const scanSetup = setup({
  types: {
    context: {} as ScanContext,
    events: {} as ScanEvent,
    input: {} as ScanInput,
    emitted: {} as ScanEmitted,
  },
  actors: { lookUp: codeLookUpMachine, memory: scanMemoryMachine },
  actions: {
    note: assign(({ context }, scanned: { text: string; at: number }) => noted(context, scanned)),
    setMode: assign(({ context: { mayInsert } }, { mode }: { mode: ScanMode }) => ({
      mode: mayInsert ? mode : ('show' as const),
    })),
    correct: assign(({ context }, edited: { id: string; text: string }) => corrected(context, edited)),
    askAnew: assign(({ context }, { id }: { id?: string }) => askedAnew(context, id)),
    takeOne: assign(({ context }, { id }: { id: string }) => taken(context, id)),
    remove: assign(({ context: { scans } }, { id }: { id: string }) => ({
      scans: scans.filter((scan) => scan.id !== id),
    })),
    clear: assign({ scans: [], known: nothingKnown, gone: 0 }),
    forgetGone: assign({ gone: 0 }),
    takeRecalled: assign(({ context }, { kept }: { kept: StoredScans | null }) => resumed(context, kept)),
    takeFound: assign(
      ({ context: { known } }, { codes, answer }: { codes: readonly string[]; answer: FoundArticles }) => ({
        known: withFound(known, codes, answer),
      }),
    ),
    forgetKnown: assign({ known: nothingKnown }),
    setCart: assign((_, { open }: { open: boolean }) => ({ cartOpen: open })),
    /** The workspace opens the style; the screen hears where the focus goes. */
    showCell: enqueueActions(({ enqueue, self }, { cell }: { cell: ShownCell }) => {
      notifyParent({ self, enqueue }, { type: 'style.scanned', cell });
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
      if (cells.length > 0) notifyParent({ self, enqueue }, { type: 'cells.added', cells });
    }),
    /** The workspace passes it on to the catalogue. */
    reportScanned: enqueueActions(({ enqueue, context, self }) => {
      const reported = scannedStyles(context.scans);
      if (reported.join(' ') === context.reported.join(' ')) return;
      enqueue.assign({ reported });
      notifyParent({ self, enqueue }, { type: 'scanned.changed', articleIds: reported });
    }),
    notifyWanted: sendTo('lookUp', ({ context: { scans, known } }) => ({
      type: 'codes.wanted' as const,
      codes: codesToAsk(scans, known),
    })),
    /** Stores the list so that it survives a reload; provided by the composition root. */
    keep: (_, _params: { place: SeasonPlace; kept: StoredScans }) => {},
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
  },
});

export const keptOf = ({ context: { place, mode, scans, gone } }: { context: ScanContext }) => ({
  place,
  kept: { mode, scans, gone },
});
