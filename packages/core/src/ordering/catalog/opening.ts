import {
  type ColourFacet,
  type Column,
  type FacetColumns,
  readColumn,
  readNumbered,
  type StyleFacet,
  type StyleIndex,
  type StyleMark,
  styleFacets,
  styleMarks,
} from '../../contract/index.ts';
import { soon, type Turn } from '../../platform/turns.ts';
import { type Bits, countOf, noBits, setBit } from './bitset.ts';
import type { Catalog, EanRuns, SearchTexts, StyleColumn, Vocabulary } from './catalog.ts';
import { fold, notAscii, searchable } from './fold.ts';

/** Start index of each row's parts, given the number of parts per row; one extra entry marks the end. */
function startsOf(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) starts[row + 1] = (starts[row] ?? 0) + (counts[row] ?? 0);
  return starts;
}

const vocabularyOf = (
  { keys, labels }: { readonly keys: readonly string[]; readonly labels: readonly string[] },
  bits: readonly Bits[],
): Vocabulary => ({ keys, labels, bits, totals: Uint32Array.from(bits, countOf) });

function openStyleFacet(facet: FacetColumns, size: number): [StyleColumn, Vocabulary] {
  const rows = readColumn(facet.rows);
  const bits = facet.keys.map(() => noBits(size));
  const sets = facet.sets?.map((set) => Uint16Array.from(set)) ?? null;
  const bitsOfRow =
    sets === null
      ? bits.map((one) => [one])
      : sets.map((set) => [...set].flatMap((value) => bits[value] ?? []));
  for (let style = 0; style < size; style += 1)
    for (const styles of bitsOfRow[rows[style] ?? 0] ?? []) setBit(styles, style);
  return [{ rows, sets }, vocabularyOf(facet, bits)];
}

/** For each value of a colour column: the styles that have such a colour. */
function stylesByColour(rows: Uint16Array, values: number, firstColour: Uint32Array): Bits[] {
  const size = firstColour.length - 1;
  const bits = Array.from({ length: values }, () => noBits(size));
  for (let style = 0; style < size; style += 1) {
    const end = firstColour[style + 1] ?? 0;
    for (let colour = firstColour[style] ?? 0; colour < end; colour += 1) {
      const styles = bits[rows[colour] ?? 0];
      if (styles) setBit(styles, style);
    }
  }
  return bits;
}

/** Resolves a column that refers to values through another column. */
const through = (rows: Uint16Array, column: Column): Uint16Array => {
  const values = readColumn(column);
  return rows.map((row) => values[row] ?? 0);
};

function openMarks({ sets, rows }: StyleIndex['marks'], size: number): Record<StyleMark, Bits> {
  const marks = Object.fromEntries(styleMarks.map((mark) => [mark, noBits(size)])) as Record<StyleMark, Bits>;
  const marked = sets.map((set) => set.flatMap((at) => styleMarks[at] ?? []));
  const column = readColumn(rows);
  for (let style = 0; style < size; style += 1)
    for (const mark of marked[column[style] ?? 0] ?? []) setBit(marks[mark], style);
  return marks;
}

const notLetterOrDigit = /[^\p{L}\p{N}]/gu;
/** The same among ASCII: by far quicker, and article numbers seldom have anything else. */
const notPlain = /[^a-z\d]/g;

function openNumbers(articleNumbers: readonly string[]): Pick<SearchTexts, 'numbers' | 'numberStarts'> {
  const numberStarts = new Uint32Array(articleNumbers.length);
  let numbers = '';
  for (const [style, number] of articleNumbers.entries()) {
    numberStarts[style] = numbers.length;
    const plain = searchable(number);
    const bare = notAscii.test(number)
      ? fold(number).replaceAll(notLetterOrDigit, '')
      : plain.replaceAll(notPlain, '');
    numbers += plain === bare ? `${plain}\n` : `${plain}\t${bare}\n`;
  }
  return { numbers, numberStarts };
}

function openEans({ runCount, steps, lengths }: StyleIndex['eans']): EanRuns {
  const first = new Float64Array(steps.length);
  const last = new Float64Array(steps.length);
  const style = new Uint32Array(steps.length);
  const starts = startsOf(readColumn(runCount));
  let end = 0;
  let owner = 0;
  for (let run = 0; run < steps.length; run += 1) {
    while (run >= (starts[owner + 1] ?? 0)) owner += 1;
    const begin = end + (steps[run] ?? 0);
    end = begin + (lengths[run] ?? 0);
    first[run] = begin;
    last[run] = end - 1;
    style[run] = owner;
  }
  return { first, last, style };
}

function* openColours(index: StyleIndex) {
  const firstColour = startsOf(readColumn(index.colourCount));
  const dye = readColumn(index.dye);
  const delivery = readColumn(index.delivery);
  const { colourStock, deliveryMonth, calendarWeek } = index.colourFacets;
  const colourColumns: Record<ColourFacet, Uint16Array> = {
    colourGroup: through(dye, index.dyes.colourGroup),
    colourStock: readColumn(colourStock.rows),
    deliveryMonth: through(delivery, deliveryMonth.days),
    calendarWeek: through(delivery, calendarWeek.days),
  };
  yield;
  const opened = (name: ColourFacet): Vocabulary => {
    const { keys } = index.colourFacets[name];
    return vocabularyOf(
      index.colourFacets[name],
      stylesByColour(colourColumns[name], keys.length, firstColour),
    );
  };
  const vocabularies = {
    colourGroup: opened('colourGroup'),
    colourStock: opened('colourStock'),
    deliveryMonth: opened('deliveryMonth'),
    calendarWeek: opened('calendarWeek'),
  };
  yield;
  const dyedStyles = stylesByColour(dye, index.dyes.codes.length, firstColour);
  return { firstColour, dye, delivery, colourColumns, vocabularies, dyedStyles };
}

/** Builds the catalogue from an index, step by step. Each step takes a few milliseconds on a slow machine. */
export function* opening(index: StyleIndex): Generator<undefined, Catalog> {
  const articleIds = readNumbered(index.articleIds);
  const articleNumbers = readNumbered(index.articleNumbers);
  const size = articleIds.length;
  yield;
  const numbers = openNumbers(articleNumbers);
  yield;
  const styleColumns: Partial<Record<StyleFacet, StyleColumn>> = {};
  const styleVocabularies: Partial<Record<StyleFacet, Vocabulary>> = {};
  for (const name of styleFacets) {
    [styleColumns[name], styleVocabularies[name]] = openStyleFacet(index.facets[name], size);
    yield;
  }
  const colours = yield* openColours(index);
  yield;
  const names = index.names.map(searchable);
  yield;
  const dyes = index.dyes.codes.map((code, at) => searchable(`${code} ${index.dyes.names[at] ?? ''}`));
  return {
    size,
    language: index.language,
    currency: index.currency,
    articleIds,
    articleNumbers,
    names: index.names,
    name: readColumn(index.name),
    salesPrices: index.salesPrices,
    salesPrice: readColumn(index.salesPrice),
    retailPrices: index.retailPrices,
    retailPrice: readColumn(index.retailPrice),
    vatPerMille:
      index.vatPerMille === undefined
        ? null
        : Array.from(readColumn(index.vatPerMille.rows), (row) => index.vatPerMille?.rates[row]),
    marks: openMarks(index.marks, size),
    vocabularies: { ...styleVocabularies, ...colours.vocabularies } as Catalog['vocabularies'],
    styleColumns: styleColumns as Catalog['styleColumns'],
    colourColumns: colours.colourColumns,
    firstColour: colours.firstColour,
    dyeCodes: index.dyes.codes,
    dyeNames: index.dyes.names,
    dyeHexes: index.dyes.hexes,
    dye: colours.dye,
    pictured: readColumn(index.pictured),
    articleColorIds: index.articleColorIds,
    days: index.days,
    delivery: colours.delivery,
    texts: {
      names,
      dyes,
      dyedStyles: colours.dyedStyles,
      ...numbers,
    },
    eans: openEans(index.eans),
  };
}

/** Builds the catalogue from an index in one go. */
export function openCatalog(index: StyleIndex): Catalog {
  const steps = opening(index);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds of work after which control returns to the page. */
const SLICE = 8;

/** Smaller seasons take less than one slice. */
const WORTH_SLICING = 1_000;

/** Builds the catalogue in slices, so that the page stays responsive. Rejects with the signal's reason once aborted. */
export async function openCatalogInSlices(
  index: StyleIndex,
  signal: AbortSignal,
  turn: Turn = soon,
): Promise<Catalog> {
  if (index.name.length < WORTH_SLICING) return openCatalog(index);
  const steps = opening(index);
  for (;;) {
    signal.throwIfAborted();
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await turn();
  }
}
