import type { Style } from '../../contract/index.ts';
import { foldWord } from '../../encoding/foldWord.ts';
import { gtinOf, hasCheckDigit } from '../../rules/gtin.ts';
import { readListQuantity } from '../../rules/quantityText.ts';
import { type Articles, type ArticleVariant, numberKey, stylesByNumber, variantsOf } from './articles.ts';
import type { EntryRow, Fields } from './entryRows.ts';
import { matchesColour, matchesLength, matchesSize } from './matching.ts';
import { bareText, damageOf, eanOf } from './spreadsheetDamage.ts';
import type { TableLine } from './table.ts';

type WordMeaning = 'colour' | 'length' | 'size' | 'quantity' | 'articleNumber' | 'name';
type Said = Partial<Record<WordMeaning, string>>;

/** Rows with more cells than this are not parsed on their own. */
const MOST_CELLS = 10;
/** Maximum number of words in the name of a colour or style. */
const MOST_WORDS = 5;
/** '4 006381 333931' is an EAN in three cells. */
const MOST_CODE_CELLS = 4;

const noFields: Fields = { ean: '', articleNumber: '', colour: '', length: '', size: '', quantity: '' };

interface Code {
  readonly from: number;
  readonly to: number;
  readonly fields: Pick<Fields, 'ean'> | Pick<Fields, 'articleNumber'>;
  readonly style: Style;
  readonly variants: readonly ArticleVariant[];
}

/** Which cells contain a known code. */
function codesIn(cells: readonly string[], articles: Articles): Code[] {
  return cells.flatMap((cell, from): Code[] => {
    const styles = stylesByNumber(articles, cell) ?? [];
    const numbers = styles.map((style) => ({
      from,
      to: from + 1,
      fields: { articleNumber: cell },
      style,
      variants: variantsOf(style),
    }));
    const eans = Array.from({ length: MOST_CODE_CELLS }, (_, more) => from + more + 1).flatMap(
      (to): Code[] => {
        if (to > cells.length) return [];
        const digits = eanOf(cells.slice(from, to).join(''));
        const article = digits === null ? undefined : articles.byGtin.get(gtinOf(digits));
        if (!article || digits === null || (to > from + 1 && !hasCheckDigit(digits))) return [];
        return [{ from, to, fields: { ean: digits }, style: article.style, variants: [article] }];
      },
    );
    return [...eans, ...numbers];
  });
}

const holds = (meaning: WordMeaning, text: string, { style, fields }: Code): boolean => {
  switch (meaning) {
    case 'colour':
      return style.colours.some((colour) => matchesColour(colour, text));
    case 'length':
      return style.lengths.some((length) => matchesLength(length, text));
    case 'size':
      return style.sizes.some((size) => matchesSize(size, text));
    case 'quantity': {
      const read = readListQuantity(text);
      return 'pieces' in read || (read.problem.code !== 'missing' && read.problem.code !== 'notNumber');
    }
    case 'articleNumber':
      return 'ean' in fields && numberKey(text) === numberKey(style.articleNumber);
    case 'name':
      return foldWord(text) === foldWord(style.name);
  }
};

const longest: Readonly<Record<WordMeaning, number>> = {
  colour: MOST_WORDS,
  name: MOST_WORDS,
  length: 2,
  size: 2,
  quantity: 2,
  articleNumber: 1,
};
const meanings = Object.keys(longest) as readonly WordMeaning[];

/** The possible meanings at a cell: the text of one or more cells, what it can mean, and where it ends. */
function spansAt(cells: readonly string[], at: number, code: Code) {
  const end = at < code.from ? code.from : cells.length;
  return meanings.flatMap((meaning) =>
    Array.from({ length: Math.min(longest[meaning], end - at) }, (_, more) => at + more + 1)
      .map((to) => ({ meaning, to, text: cells.slice(at, to).join(' ') }))
      .filter(({ text }) => holds(meaning, text, code)),
  );
}

/** All ways to give every cell besides the code a meaning, using each meaning once. */
function sayings(cells: readonly string[], code: Code, at = 0, said: Said = {}): Said[] {
  if (at === code.from) return sayings(cells, code, code.to, said);
  if (at >= cells.length) return [said];
  return spansAt(cells, at, code)
    .filter(({ meaning }) => said[meaning] === undefined)
    .flatMap(({ meaning, to, text }) => sayings(cells, code, to, { ...said, [meaning]: text }));
}

const fits = ({ colour, length, size }: Said, article: ArticleVariant): boolean =>
  (colour === undefined || matchesColour(article.colour, colour)) &&
  (length === undefined || matchesLength(article.variant.articleLength, length)) &&
  (size === undefined || matchesSize(article.variant.size, size));

interface RowReading {
  readonly fields: Fields;
  readonly ids: readonly string[];
  /** The meanings of its cells, from left to right. */
  readonly order: readonly string[];
}

function readingsOf(cells: readonly string[], code: Code): RowReading[] {
  return sayings(cells, code).flatMap((said) => {
    const ids = code.variants.filter((one) => fits(said, one)).map(({ variant }) => variant.articleVariantId);
    if (ids.length === 0) return [];
    const { name: _, ...rest } = said;
    return [{ fields: { ...noFields, ...rest, ...code.fields }, ids, order: Object.keys(said) }];
  });
}

/** Whether the meanings come in the same order as in the heading. */
const inOrder = ({ order }: RowReading, headed: readonly string[]): boolean => {
  const places = order.map((meaning) => headed.indexOf(meaning)).filter((at) => at >= 0);
  return places.every((at, index) => index === 0 || at > (places[index - 1] ?? -1));
};

/** The readings that agree with the heading; all of them if none does. */
const borneOut = (readings: readonly RowReading[], headed: readonly string[]): readonly RowReading[] => {
  const fitting = readings.filter((reading) => inOrder(reading, headed));
  return fitting.length > 0 ? fitting : readings;
};

const meant = ({ fields, ids }: RowReading): string => `${ids.join(' ')}/${fields.quantity}`;

/** The fields that all readings agree on. */
function common(readings: readonly RowReading[], code: Code): Fields {
  const same = (field: keyof Fields): string => {
    const [text = '', ...others] = [...new Set(readings.map(({ fields }) => fields[field]))];
    return others.length === 0 ? text : '';
  };
  const [colour, length, size, quantity] = [same('colour'), same('length'), same('size'), same('quantity')];
  return { ...noFields, colour, length, size, quantity, ...code.fields };
}

/** Fallback if no reading works: the code, a trailing number as the quantity, and the rest as an unknown colour. */
function unread(cells: readonly string[], code: Code): Fields {
  const rest = [...cells.slice(0, code.from), ...cells.slice(code.to)];
  const last = rest.at(-1);
  const quantity = last !== undefined && holds('quantity', last, code) ? last : '';
  const colour = (quantity === '' ? rest : rest.slice(0, -1)).join(' ');
  return { ...noFields, ...code.fields, colour, quantity };
}

const isArticleNumber = (cell: string): boolean => /\d/.test(cell) && /^[\w.-]{4,64}$/.test(cell);

/** The cells of a standalone line that may be codes and have to be looked up. */
export function codeCells({ cells }: Pick<TableLine, 'cells'>): string[] {
  const bare = cells.map(bareText);
  return bare.flatMap((cell, from) => {
    const joined = Array.from({ length: MOST_CODE_CELLS - 1 }, (_, more) =>
      bare.slice(from, from + more + 2).join(''),
    ).filter(hasCheckDigit);
    const alone = isArticleNumber(cell) || eanOf(cell) !== null || damageOf(cell) === 'digitsLost';
    return alone ? [cell, ...joined] : joined;
  });
}

/** The result of parsing a row on its own; `readings` if it may mean several variants. */
export type StandaloneResult = Pick<EntryRow, 'fields' | 'readings'>;

/**
 * Parses a row on its own. It takes the style from the code in the row and matches every other cell against that
 * style; every cell must have a meaning. Between several readings the order of the heading decides (`headed`: its
 * meanings from left to right). If they still differ, only the fields they agree on are returned. Null: no cell
 * contains a known code.
 */
export function parseStandalone(
  line: Pick<TableLine, 'cells'>,
  articles: Articles,
  headed: readonly string[] = [],
): StandaloneResult | null {
  const cells = line.cells.map(bareText).filter((cell) => cell !== '');
  if (cells.length > MOST_CELLS) return null;
  const codes = codesIn(cells, articles);
  const [first] = codes;
  if (!first) return null;
  const all = codes.flatMap((code) => readingsOf(cells, code));
  const readings = borneOut(all, headed);
  const [only] = readings;
  if (!only) return { fields: unread(cells, first) };
  if (new Set(readings.map(meant)).size === 1) return { fields: only.fields };
  return { fields: common(readings, first), readings: [...new Set(readings.flatMap(({ ids }) => ids))] };
}

/**
 * A standalone row without a known code: returns only the cell that looks most like a code, without guessing the
 * rest.
 */
export function codeAlone(line: Pick<TableLine, 'cells'>): Fields {
  const [code] = codeCells(line);
  const said = code ?? line.cells.map(bareText).find((cell) => cell !== '') ?? '';
  return eanOf(said) === null ? { ...noFields, articleNumber: said } : { ...noFields, ean: said };
}
