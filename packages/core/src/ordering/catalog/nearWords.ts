import { generousNearness } from '../../search/typo.ts';
import type { Catalog, SearchTexts } from './catalog.ts';
import { searchable } from './fold.ts';

/** A word that may have been meant, and how similar it is to the typed one; see `nearness`. */
export interface NearWord {
  readonly word: string;
  readonly near: number;
}

const letters = /^\p{L}+$/u;
const apart = /[^\p{L}\p{M}]+/u;

/** A word of the season in its original spelling. */
function written({ names, dyeNames, texts }: Catalog, form: string): string {
  const wordIn = (text: string) =>
    text.split(apart).find((word) => searchable(word).split('\n').includes(form));
  const within = (folded: readonly string[], originals: readonly string[]): string | undefined => {
    for (const [at, text] of folded.entries()) {
      const word = text.includes(form) ? wordIn(originals[at] ?? '') : undefined;
      if (word !== undefined) return word;
    }
    return undefined;
  };
  return within(texts.names, names) ?? within(texts.dyes, dyeNames) ?? form;
}

const notLetters = /[^a-z\P{ASCII}]+/u;
const shortestWord = 3;
const found = new WeakMap<SearchTexts, readonly string[]>();

/** The distinct words of style names and dyes, without numbers and codes: found when they are first asked for. */
function wordsOfSeason(texts: SearchTexts): readonly string[] {
  const known = found.get(texts);
  if (known) return known;
  const all = [...texts.names, ...texts.dyes].flatMap((text) => text.split(notLetters));
  const words = [...new Set(all)].filter((word) => word.length >= shortestWord);
  found.set(texts, words);
  return words;
}

/** The words of a season similar to a folded word, most similar first. Numbers are never guessed. */
export function nearWords(catalog: Catalog, typed: string, most: number): NearWord[] {
  if (!letters.test(typed)) return [];
  const close: { readonly form: string; readonly near: number }[] = [];
  for (const form of wordsOfSeason(catalog.texts)) {
    const near = form === typed ? 0 : generousNearness(typed, form);
    if (near > 0) close.push({ form, near });
  }
  close.sort((one, other) => other.near - one.near);
  const words = new Map<string, NearWord>();
  for (const { form, near } of close) {
    if (words.size === most) break;
    const word = written(catalog, form);
    if (!words.has(word)) words.set(word, { word, near });
  }
  return [...words.values()];
}
