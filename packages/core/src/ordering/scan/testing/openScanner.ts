import { createActor, createMachine, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { FoundArticles, FoundElsewhere } from '../../../contract/index.ts';
import {
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  sampleColour,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
  settle,
} from '../../../testing/index.ts';
import { scanChildren } from '../../children.ts';
import { scanParts } from '../scan.actors.ts';
import { scanMachine } from '../scan.machine.ts';
import { momentOf, type ScanEmitted, type ShownCell } from '../scanEvents.ts';
import { meaningOf } from '../scanList.ts';

/** Codes of the sample style's four variants. */
export const here = ['4006381333931', '4006381333948', '4006381333955', '4006381333962'];
export const barred = '4006381333979';
export const other = '96385074';
export const nowhere = '036000291452';
export const wrong = '4006381333932';

/** Its only size cannot be ordered. */
export const dear = sampleStyle({
  articleId: 's-2',
  name: 'Loden coat',
  colours: [
    sampleColour({
      articleColorId: 'k-9',
      variants: [sampleVariant({ articleVariantId: 'v-9', ean: barred, buyable: false })],
    }),
  ],
});
export const elsewhere: FoundElsewhere = {
  ean: other,
  articleId: 's-7',
  articleNumber: '50-1',
  name: 'Silk dress',
  season: 'AW27',
  subdivision: '13-0',
  collectionType: 'main',
};

interface ReceivedEvent {
  readonly type: string;
  readonly cells?: readonly { articleVariantId: string; pieces: number }[];
  readonly articleIds?: readonly string[];
  readonly cell?: ShownCell;
}

/** A page with the scanner's chart below one that receives its events. */
export const openScanner = (
  page: FakePage = fakeBrowser().open('https://portal.test/'),
  { cartOpen = true, mayInsert = true } = {},
) => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const received: ReceivedEvent[] = [];
  const scan = scanMachine.provide(scanParts(fakeOrderingDependencies(fake.api, () => {}, page)));
  const parent = createActor(
    createMachine({
      invoke: { id: 'scan', src: scan, input: { place: samplePlace, mayScan: true, mayInsert } },
      on: { '*': { actions: ({ event }) => received.push(event as ReceivedEvent) } },
    }),
    { clock },
  ).start();
  const actor = parent.getSnapshot().children.scan as unknown as {
    send: (event: object) => void;
    getSnapshot: () => SnapshotFrom<typeof scanMachine>;
    on: (type: 'cell.shown', listener: (shown: ScanEmitted) => void) => void;
  };
  const shown: string[] = [];
  actor.on('cell.shown', ({ articleVariantId }) => void shown.push(articleVariantId));
  actor.send({ type: 'cart.turned', open: cartOpen });
  let now = sampleNow;
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    fake,
    clock,
    page,
    received,
    context,
    lookUp: () => scanChildren(actor.getSnapshot()).lookUp?.getSnapshot(),
    scan: (text: string) => {
      now += 50;
      actor.send({ type: 'code.scanned', text, at: now });
    },
    asked: () => (fake.pending[0]?.call.body as { eans: string[] } | undefined)?.eans,
    answer: async (found: FoundArticles) => {
      fake.pending[0]?.answer(found);
      await settle();
    },
    fail: async (error: unknown) => {
      fake.pending[0]?.fail(error);
      await settle();
    },
    kinds: () =>
      context().scans.map(({ text }) => meaningOf(text, context().known, momentOf(context())).kind),
    /** Pieces that went to the cart, by variant. */
    added: () => {
      const sums: Record<string, number> = {};
      for (const { type, cells = [] } of received) {
        if (type !== 'cells.added') continue;
        for (const { articleVariantId, pieces } of cells) {
          sums[articleVariantId] = (sums[articleVariantId] ?? 0) + pieces;
        }
      }
      return sums;
    },
    /** The styles that the workspace was asked to open. */
    styles: () => received.flatMap(({ type, cell }) => (type === 'style.scanned' ? [cell] : [])),
    /** The cells that the screen was asked to focus. */
    shown,
    reportedScans: () => received.findLast(({ type }) => type === 'scanned.changed')?.articleIds,
    close: () => {
      parent.stop();
      page.close();
    },
  };
};
