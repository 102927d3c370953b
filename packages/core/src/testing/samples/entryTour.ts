import type { AnyMachineSnapshot } from 'xstate';
import type { FoundArticles } from '../../contract/index.ts';
import { listOf } from '../../ordering/entry/entryList.ts';
import { unmatched } from '../../ordering/entry/matching.machine.ts';
import { tableOf, UnreadableList } from '../../ordering/entry/table.ts';
import { networkLost } from '../samples.ts';
import { forbidden } from './carts.ts';
import { sampleNow, samplePlace } from './seasons.ts';
import { sampleStyle } from './styles.ts';

const rows = [
  ['EAN', 'Qty'],
  ['4006381333931', '6'],
  ['4006381339999', '2'],
];
const table = { name: 'Sheet1', ...tableOf(rows.map((cells) => ({ cells }))) };
const broken = new UnreadableList({ code: 'broken' });
const found: FoundArticles = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };

/** Everything that can happen while a list is read, for its chart and for the screen. */
export const listReadingTour = {
  input: { source: { kind: 'text', text: rows.map((row) => row.join('\t')).join('\n') } },
  events: [
    { type: 'read.progressed', share: 0.5 },
    { type: 'sheet.chosen', index: 0 },
    { type: 'sheet.chosen', index: 7 },
  ],
  answers: { read: [[table], [table, { ...table, name: 'Sheet2' }]] },
  failures: { read: [broken] },
};

/** Everything that can happen while the rows of a list are matched, for its chart and for the screen. */
export const matchingTour = {
  input: { ...unmatched, place: samplePlace, list: listOf('Sheet1', { lines: table.lines }) },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.codes.eans.length,
    context.failure?.kind,
    context.problem?.code,
    context.verdicts !== null,
  ],
  events: [{ type: 'look.retried' }],
  answers: {
    plan: [{ eans: ['4006381333931', '4006381339999'], articleNumbers: [] }],
    lookUp: [found],
    judge: [{ shape: { heading: 0, columns: ['ean', 'quantity'] }, judged: [] }],
  },
  failures: { plan: [broken], judge: [broken], lookUp: [networkLost, forbidden] },
};
