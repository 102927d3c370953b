import { countOf } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import type { Filters, PickedStyles } from './filters.ts';
import { type FoundStyles, find } from './find.ts';
import { wordsOf } from './fold.ts';
import { type NearWord, nearWords } from './nearWords.ts';
import { stylesByTerm } from './termSearch.ts';

/** The likely meaning of a search term that finds nothing or little. */
export interface NearTerm {
  readonly term: string;
  /** The list shows the result of this term, because the typed term finds nothing at all. */
  readonly shown: boolean;
  /** Other likely terms, nearest first. */
  readonly others: readonly string[];
}

/** The result of the filters, and the likely meaning of the term; null: the typed term is used as it is. */
export interface Looked {
  readonly found: FoundStyles;
  readonly near: NearTerm | null;
}

/** A term with at most LITTLE results gets suggestions that find more than WORTH times as many styles. */
const LITTLE = 3;
const WORTH = 3;
const MOST_NEAR = 3;
const MOST_WORDS = 6;
/** Maximum number of unknown words: their corrections are tried in all combinations. */
const MOST_STRANGE = 3;

const countOfTerm = (catalog: Catalog, words: readonly string[]): number => {
  const styles = stylesByTerm(catalog, words.join(' '));
  return styles === null ? 0 : countOf(styles);
};

interface Meant {
  readonly words: readonly string[];
  readonly near: number;
  readonly count: number;
}

type MeantTerm = Omit<Meant, 'count'>;

const withWord = ({ words, near }: MeantTerm, typed: string, put: NearWord): MeantTerm => ({
  words: words.map((word) => (word === typed ? put.word : word)),
  near: Math.min(near, put.near),
});

/** The terms with one word corrected or, if some words are unknown, with all unknown words corrected. */
function meantBy(catalog: Catalog, words: readonly string[]): Meant[] {
  const typed: MeantTerm = { words, near: 1 };
  const put = (all: readonly MeantTerm[], word: string): MeantTerm[] =>
    nearWords(catalog, word, MOST_NEAR).flatMap((near) => all.map((one) => withWord(one, word, near)));
  const strange = words.filter((word) => countOfTerm(catalog, [word]) === 0);
  if (strange.length > MOST_STRANGE) return [];
  const meant =
    strange.length > 0 ? strange.reduce(put, [typed]) : words.flatMap((word) => put([typed], word));
  return meant.map((one) => ({ ...one, count: countOfTerm(catalog, one.words) }));
}

/** The likely meanings of a term, most likely first, or null. */
function nearTerm(catalog: Catalog, term: string): NearTerm | null {
  const words = wordsOf(term);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const count = countOfTerm(catalog, words);
  if (count > LITTLE) return null;
  const [first, ...others] = meantBy(catalog, words)
    .filter((one) => one.count > count * WORTH)
    .sort((one, other) => other.near - one.near || other.count - one.count);
  if (!first) return null;
  const typed = new Map(term.split(/\s+/).flatMap((word) => wordsOf(word).map((form) => [form, word])));
  const termOf = (meant: Meant) => meant.words.map((word) => typed.get(word) ?? word).join(' ');
  return { term: termOf(first), shown: count === 0, others: others.slice(0, MOST_NEAR - 1).map(termOf) };
}

const remembered = new WeakMap<Catalog, { readonly term: string; readonly near: NearTerm | null }>();

function nearTermOf(catalog: Catalog, term: string): NearTerm | null {
  const last = remembered.get(catalog);
  if (last?.term === term) return last.near;
  const near = nearTerm(catalog, term);
  remembered.set(catalog, { term, near });
  return near;
}

/** Finds the styles that pass the filters. If no style contains the typed words, it uses the nearest term instead. */
export function look(catalog: Catalog, filters: Filters, picked: PickedStyles): Looked {
  const near = nearTermOf(catalog, filters.term);
  return { found: find(catalog, near?.shown ? { ...filters, term: near.term } : filters, picked), near };
}
