import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { FoundArticles } from '../../contract/index.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  networkLost,
  sampleColour,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
  told,
  wiringSuite,
} from '../../testing/index.ts';
import { keysOf } from './codes.ts';
import { entryParts } from './entry.actors.ts';
import { entryMachine } from './entry.machine.ts';
import { codesIn, judgeList, listOf } from './entryList.ts';
import { unmatched } from './matching.machine.ts';
import { reviewIn } from './reviewIn.ts';
import { tableOf } from './table.ts';

type Judged = Snapshot['context']['judged'][number];
type Snapshot = SnapshotFrom<typeof entryMachine>;

/** One row that is taken, and one that nobody knows. */
const rows = [
  ['EAN', 'Qty'],
  ['4006381333931', '6'],
  ['4006381339999', '2'],
];
const table = { name: 'Sheet1', ...tableOf(rows.map((cells) => ({ cells }))) };
const list = listOf('Sheet1', { lines: table.lines });
const codes = codesIn(list, []);
const found: FoundArticles = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };
/** Who knows the code of the repaired row. */
const foundLate: FoundArticles = {
  ...found,
  styles: [
    sampleStyle({
      articleId: 's-9',
      colours: [
        sampleColour({
          articleColorId: 'k-9',
          variants: [sampleVariant({ articleVariantId: 'v-9', ean: '4006381338888' })],
        }),
      ],
    }),
  ],
};
const judged = await judgeList(list, found);

const file = (bytes: Uint8Array) => ({
  name: 'list.csv',
  size: bytes.length,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});
const text = rows.map((row) => row.join('\t')).join('\n');
const broken = { code: 'broken' };
const noPieces = new Map<string, number>();

const tour = {
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.list === null,
    context.list?.repairs['3']?.ean,
    context.given?.kind,
    context.joining,
    context.judged.map(({ resolution, quantity }: Judged) => [resolution.kind, 'pieces' in quantity]),
    context.asked.length,
    context.codes.eans.length,
    context.report?.refused,
    context.failure === null,
  ],
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'text.typed', text },
    { type: 'text.given', text },
    { type: 'text.given', text: '  ' },
    { type: 'file.chosen', file: file(new TextEncoder().encode(text)) },
    { type: 'reading.statusChanged', status: 'choosingSheet', names: ['Sheet1', 'Sheet2'] },
    { type: 'reading.statusChanged', status: 'underWay', names: [] },
    { type: 'matching.statusChanged', status: 'judging', failure: null },
    { type: 'matching.statusChanged', status: 'stuck', failure: networkLost.failure },
    { type: 'cells.added', cells: [] },
    { type: 'cells.typed', cells: [] },
    { type: 'given.added' },
    { type: 'given.replaced' },
    { type: 'given.left' },
    { type: 'look.retried' },
    { type: 'column.changed', column: 1, meaning: 'ignored' },
    { type: 'row.repaired', id: '3', repair: { ean: '4006381333955' } },
    { type: 'row.repaired', id: '3', repair: { ean: '4006381338888' } },
    { type: 'row.repaired', id: '3', repair: { quantity: '3' } },
    { type: 'mode.chosen', mode: 'replace' },
    { type: 'mode.chosen', mode: 'add' },
    { type: 'rows.shown', shown: 'problems' },
    { type: 'list.applied', pieces: noPieces },
    { type: 'list.applied', pieces: null },
    { type: 'list.reopened' },
    { type: 'list.discarded' },
    { type: 'language.changed' },
  ],
  answers: {
    recall: [null, { text: 'kept', mode: 'add', list: null }, { text: '', mode: 'replace', list }],
    listReading: [
      { sheet: table, problem: null },
      { sheet: null, problem: broken },
    ],
    matching: [
      { verdicts: judged, problem: null, found, asked: keysOf(codes), serverTime: sampleNow },
      { ...unmatched, verdicts: null, problem: broken },
    ],
    transfer: [undefined],
    lookUpRow: [{ ...found, styles: [] }, foundLate],
  },
};

const rowsSeen = ({ context }: Snapshot): string[] => [
  ...context.judged.map(({ row }) => row.id),
  ...(context.list?.done ?? []),
];

chartSuite(entryMachine, {
  ...tour,
  otherInputs: [{ place: samplePlace, mayInsert: false }],
  invariants: {
    'N6 can() tells of leaving what was given whether something was': (snapshot) =>
      !snapshot.matches('reviewing') ||
      snapshot.can({ type: 'given.left' }) === (snapshot.context.given !== null),
    'M4 a row is in the review or in the cart, never in both, never in none': (snapshot) =>
      !snapshot.matches('reviewing') ||
      JSON.stringify(rowsSeen(snapshot as Snapshot).toSorted()) === '["2","3"]',
    'M4 what is taken and what is refused is every row': (snapshot) => {
      const { rows: all, taken, refused, counts } = reviewIn(snapshot.context, noPieces);
      const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return taken + refused === all.length && counted === all.length;
    },
    'N6 a report says what became of every row': (snapshot) =>
      !snapshot.matches('done') ||
      snapshot.context.report.taken + snapshot.context.report.refused >= snapshot.context.judged.length,
    'nothing is handed to the cart before the user says so': (snapshot) =>
      !snapshot.matches('applying') || snapshot.context.report !== null,
    'without the right nothing is read': (snapshot) =>
      snapshot.context.mayInsert || (snapshot.matches('noRight') && snapshot.context.list === null),
    'what is matched is a list': (snapshot) =>
      !snapshot.matches('resolving') || snapshot.context.list !== null,
  },
});

/** Reading and matching end when the walk says so, with what it says; looking a row up and handing over are real. */
const local = told(['recall', 'listReading', 'matching']);

wiringSuite(entryMachine, {
  tour,
  machine: (api) => {
    const { actors, actions } = entryParts(fakeOrderingDependencies(api));
    return entryMachine.provide({ actors: { ...actors, ...local.actors }, actions });
  },
  doing: {
    answers: { ...local.answers, transfer: (_, { clock }) => clock.increment(16) },
    failures: local.failures,
  },
});
