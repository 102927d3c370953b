import { CellMap } from '../ordering/cart/cellMap.ts';
import { isArticle, isCode, isProperty, isTypedIn } from './codes.ts';

const LONGEST = 120;
/** Without vowels, so that no pseudonym reads as a name. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const OTHERS = 0x4e00;
const MOST_OTHERS = 20_000;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The number in so many figures of an alphabet; in another script where it has no more of them. */
const written = (count: number, length: number, figures: string): string => {
  let text = '';
  let rest = count;
  for (let at = 0; at < length; at += 1) {
    text = `${figures[rest % figures.length]}${text}`;
    rest = Math.floor(rest / figures.length);
  }
  return rest === 0
    ? text
    : String.fromCharCode(OTHERS + (count % MOST_OTHERS)).padStart(length, figures[0] ?? '');
};

const inCaseOf = (word: string, pseudonym: string): string => {
  if (word === word.toLowerCase()) return pseudonym;
  if (word === word.toUpperCase()) return pseudonym.toUpperCase();
  return pseudonym.charAt(0).toUpperCase() + pseudonym.slice(1);
};

const decoded = (part: string): string => new URLSearchParams(`a=${part}`).get('a') ?? '';

const encoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/** Puts pseudonyms in place of what could name a person, the same for the same each time. */
export interface Pseudonyms {
  /** Looks for the codes of articles, which stay as they are wherever they stand. */
  learn(key: string, text: string): void;
  text(key: string, text: string): string;
  /** A key of an object that is no property. */
  key(text: string): string;
}

/**
 * The pseudonyms of one recording. A pseudonym is as long as the word and written as it is (figures, capitals), and what
 * stands between words stays, so that charts decide alike: empty, too long, a number, the same as before.
 */
export function createPseudonyms(): Pseudonyms {
  const articles = new Set<string>();
  const pseudonyms = new Map<string, string>();
  const counts = new Map<string, number>();
  const next = (kind: string): number => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count;
  };
  const named = (name: string, make: () => string): string => {
    const known = pseudonyms.get(name);
    if (known !== undefined) return known;
    const made = make();
    pseudonyms.set(name, made);
    return made;
  };
  const word = (found: string): string => {
    const plain = found.toLowerCase();
    const { length } = found;
    const figures = /^\d+$/.test(found) ? '0123456789' : LETTERS;
    const pseudonym = named(`word ${plain}`, () => written(next(`${figures}${length}`), length, figures));
    return figures === LETTERS ? inCaseOf(found, pseudonym) : pseudonym;
  };
  const long = (text: string): string =>
    named(`text ${text}`, () =>
      `${text.startsWith('!') ? '!' : ''}Text ${next('text')} `.padEnd(text.length, '·'),
    );
  const replaced = (text: string): string => (text.length > LONGEST ? long(text) : text.replace(WORDS, word));
  const search = (text: string): string =>
    text.replaceAll(/([?&])([a-zA-Z]{1,24}=)?([^&]*)/g, (_, sign: string, name = '', value: string) => {
      return `${sign}${name}${isCode('', value) || articles.has(decoded(value)) ? value : encoded(replaced(decoded(value)))}`;
    });
  return {
    learn: (key, text) => {
      if (isArticle(key, text)) articles.add(text);
    },
    text: (key, text) => {
      if (isCode(key, text) || articles.has(text)) return text;
      return text.startsWith('?') && text.length <= LONGEST ? search(text) : replaced(text);
    },
    key: (text) => (isProperty(text) || articles.has(text) ? text : replaced(text)),
  };
}

const isPlain = (value: object): boolean => {
  const proto = Object.getPrototypeOf(value);
  return proto === null || proto === Object.prototype;
};

/** The parts of something, each with the property it is found under. */
const partsOf = (key: string, value: object): (readonly [string, unknown])[] => {
  if (value instanceof CellMap) return value.buckets.map((bucket) => [key, bucket]);
  if (value instanceof Map) return [...value.values()].map((part) => [key, part]);
  if (Array.isArray(value)) return value.map((part) => [key, part]);
  return isPlain(value) ? Object.entries(value).filter(([name]) => !isTypedIn(name)) : [];
};

/** Lets the pseudonyms learn from everything that is going to be recorded. */
export function learnFrom(pseudonyms: Pseudonyms, values: Iterable<unknown>): void {
  const seen = new WeakSet<object>();
  const visit = (key: string, value: unknown): void => {
    if (typeof value === 'string') pseudonyms.learn(key, value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, part] of partsOf(key, value)) visit(name, part);
  };
  for (const value of values) visit('', value);
}
