import { generousNearness } from '../../search/typo.ts';
import type { Catalog } from './catalog.ts';
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

/** The words of a season similar to a folded word, most similar first. Numbers are never guessed. */
export function nearWords(catalog: Catalog, typed: string, most: number): NearWord[] {
  if (!letters.test(typed)) return [];
  const found: { readonly form: string; readonly near: number }[] = [];
  for (const form of catalog.texts.words) {
    const near = form === typed ? 0 : generousNearness(typed, form);
    if (near > 0) found.push({ form, near });
  }
  found.sort((one, other) => other.near - one.near);
  const words = new Map<string, NearWord>();
  for (const { form, near } of found) {
    if (words.size === most) break;
    const word = written(catalog, form);
    if (!words.has(word)) words.set(word, { word, near });
  }
  return [...words.values()];
}
