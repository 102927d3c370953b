import type { AnyMachineSnapshot } from 'xstate';
import type { FoundArticles } from '../../contract/index.ts';
import { keysOf } from '../../ordering/entry/codes.ts';
import { type JudgedList, listOf } from '../../ordering/entry/entryList.ts';
import { codesIn } from '../../ordering/entry/judgeList.ts';
import { type Matched, unmatched } from '../../ordering/entry/matching.machine.ts';
import { tableOf, UnreadableList } from '../../ordering/entry/table.ts';
import { networkLost } from '../samples.ts';
import { forbidden } from './carts.ts';
import { sampleNow, samplePlace } from './seasons.ts';
import { sampleColour, sampleStyle, sampleVariant } from './styles.ts';

type Judged = JudgedList['judged'][number];

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

const list = listOf('Sheet1', { lines: table.lines });
const blank = { articleNumber: '', colour: '', length: '', size: '' };
const matched: Matched = {
  verdicts: {
    shape: { heading: 0, columns: ['ean', 'quantity'] },
    judged: [
      {
        row: { id: '2', line: 2, fields: { ...blank, ean: '4006381333931', quantity: '6' } },
        resolution: { kind: 'found', articleVariantId: 'v-1' },
        quantity: { pieces: 6 },
        leftOut: false,
      },
      {
        row: { id: '3', line: 3, fields: { ...blank, ean: '4006381339999', quantity: '2' } },
        resolution: { kind: 'unknown', field: 'checkDigit', candidates: [] },
        quantity: { pieces: 2 },
        leftOut: false,
      },
    ],
  },
  problem: null,
  found,
  asked: keysOf(codesIn(list, [])),
  serverTime: sampleNow,
};

/** A list of one row that is taken and one that nobody knows: as it is read, matched, or none. */
export const openList = {
  text: listReadingTour.input.source.text,
  sheet: table,
  list,
  found,
  matched,
  problem: { code: 'broken' as const },
};

/** Knows the code of the repaired row. */
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
const answered = (ean: string, answer: FoundArticles) => ({
  type: 'codes.answered',
  codes: { eans: [ean], articleNumbers: [] },
  answer,
});
const noPieces = new Map<string, number>();

/** Everything that can happen while a list is open, for its chart and for the screen. */
export const reviewTour = {
  contextKey: ({ value, context }: AnyMachineSnapshot) => [
    // Matching answers by its samples alone, so what a list was joined of is to be seen before that.
    value === 'resolving' && context.list?.table.lines.length > table.lines.length,
    context.list === null,
    context.list?.repairs['3']?.ean,
    context.mode,
    context.shown,
    context.verdicts.judged.map((one: Judged) => [one.resolution.kind, 'pieces' in one.quantity]),
    context.asked.length,
    context.report?.refused,
  ],
  input: { place: samplePlace },
  events: [
    { type: 'list.restored', mode: 'replace', list },
    { type: 'list.restored', mode: 'add', list: null },
    { type: 'list.opened', sheet: table },
    { type: 'list.joined', sheet: table },
    { type: 'list.discarded' },
    { type: 'look.retried' },
    { type: 'language.changed' },
    { type: 'column.changed', column: 1, meaning: 'ignored' },
    { type: 'row.repaired', id: '3', repair: { ean: '4006381333955' } },
    { type: 'row.repaired', id: '3', repair: { ean: '4006381338888' } },
    { type: 'row.repaired', id: '3', repair: { quantity: '3' } },
    answered('4006381333955', { ...found, styles: [] }),
    answered('4006381338888', foundLate),
    { type: 'mode.chosen', mode: 'replace' },
    { type: 'mode.chosen', mode: 'add' },
    { type: 'rows.shown', shown: 'problems' },
    { type: 'list.applied', pieces: noPieces },
    { type: 'list.applied', pieces: null },
    { type: 'cells.added', cells: [] },
    { type: 'cells.typed', cells: [] },
    { type: 'list.reopened' },
  ],
  answers: {
    matching: [matched, { ...unmatched, verdicts: null, problem: openList.problem }],
    transfer: [undefined],
  },
};

/** Everything that can happen while the codes of repaired rows are looked up, for its chart and for the screen. */
export const rowLookUpTour = {
  input: { place: samplePlace },
  events: [
    { type: 'codes.wanted', codes: { eans: ['4006381333955'], articleNumbers: [] } },
    { type: 'codes.wanted', codes: { eans: [], articleNumbers: ['50-4711'] } },
    { type: 'look.retried' },
  ],
  answers: { lookUpRow: [found, { ...found, styles: [] }] },
  failures: { lookUpRow: [networkLost, forbidden] },
};
