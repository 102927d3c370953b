/** Reading of lists without the charts of bulk entry: what a file says, before anybody knows what it is about. */
export { foldWord } from '../../encoding/foldWord.ts';
export { hasCheckDigit } from '../../rules/gtin.ts';
export {
  delimitedInPieces,
  delimitedRows,
  guessSeparator,
  linesInPieces,
  readDelimited,
} from './delimited.ts';
export { decodedPieces, decodeText, encodingOf, type TextEncoding } from './encoding.ts';
export { bareText } from './spreadsheetDamage.ts';
export { type ListProblem, listProblemOf, UnreadableList } from './table.ts';
export { listProblemText } from './verdictText.ts';
