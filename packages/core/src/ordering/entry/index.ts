export { numberSign } from '../../contract/numberSign.ts';
export type { QuantityProblem } from '../../rules/quantityText.ts';
export { type Articles, type ArticleVariant, articlesIn, zerosLost } from './articles.ts';
export { cartPieces } from './cartPieces.ts';
export { countOf as countCodes } from './codes.ts';
export { type ColumnMeaning, meanings, namedColumn } from './columnNames.ts';
export { csvText } from './csvText.ts';
export { entryMachine } from './entry.machine.ts';
export { entryChildren, reviewChildren } from './entry.selectors.ts';
export type { EntryEvent } from './entry.setup.ts';
export {
  countsRows,
  type Fields,
  fieldNames,
  type Repair,
  type Repairs,
  type RowField as EntryField,
} from './entryRows.ts';
export type { EntryMessage, SayEntry } from './entryWords.ts';
export { listReadingMachine } from './listReading.machine.ts';
export { matchingMachine } from './matching.machine.ts';
export { reviewMachine } from './review/review.machine.ts';
export { rowLookUpMachine } from './review/rowLookUp.machine.ts';
export { type EntryReport, reviewOfOpen } from './review/taking.ts';
export {
  type EntryMode,
  isTaken,
  type Review,
  type ReviewedRow,
  type RowVerdict,
  type ShownRows,
  type VerdictKind,
  verdictKinds,
} from './review.ts';
export { reviewIn } from './reviewIn.ts';
export { type SheetForm, type SheetOf, sheetFileMachine, type WantedSheet } from './sheetFile.machine.ts';
export { factColumns, refusedRows, type SheetColumn, sheetColumns } from './sheetRows.ts';
export { type ListProblem, MOST_BYTES, MOST_LINES, MOST_TEXT, UnreadableList } from './table.ts';
export { articleName, listProblemText, verdictText } from './verdictText.ts';
