import { exactNearness, forgivingNearness } from '@selvedge/core/typo';
import { formsOf, termsOf, wordsIn } from './words.ts';

const longest = 240;

/** Removes the last word, which may have been cut. */
function withoutLastWord(text: string): string {
  const words = text.split(/\s/);
  return words.length === 1 ? text : words.slice(0, -1).join(' ').trimEnd();
}

/** The part of a text that matches the query, at most 240 characters; the beginning of the text if nothing matches. */
export function excerptOf(text: string, query: string): string {
  const terms = termsOf(query).flat();
  const sentences = text
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const holds = (near: (typed: string, word: string) => number) => (sentence: string) =>
    wordsIn(sentence.slice(0, 2_000)).some((word) =>
      formsOf(word).some((form) => terms.some((term) => near(term, form) > 0)),
    );
  const first = Math.max(0, sentences.findIndex(holds(exactNearness)));
  const at = first > 0 ? first : Math.max(0, sentences.findIndex(holds(forgivingNearness)));
  const part = sentences
    .slice(first > 0 ? first : at)
    .join(' ')
    .trim();
  return part.length <= longest ? part : `${withoutLastWord(part.slice(0, longest - 1))}…`;
}
