import { CellMap } from '../ordering/cart/cellMap.ts';
import { isArticle, isCode, isProperty, isTypedIn } from './codes.ts';

const LONGEST = 120;
/** No vowels, so that no pseudonym looks like a name. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const OTHERS = 0x4e00;
const MOST_OTHERS = 20_000;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** A number with a fixed count of digits of an alphabet; in another script if these digits are not enough. */
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

/** Replaces texts that might identify a person by pseudonyms; equal texts get equal pseudonyms. */
export interface Pseudonyms {
  /** Collects the codes of articles, which stay unchanged wherever they occur. */
  learn(key: string, text: string): void;
  text(key: string, text: string): string;
  /** The pseudonym for an object's key that is not a property name. */
  key(text: string): string;
}

/**
 * The pseudonyms of one recording. A pseudonym has the length and form (digits, capitals) of its word, and the
 * characters between words stay. So charts make the same decisions: empty, too long, a number, the same as before.
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

/** The parts of a value, each with the property that holds it. */
const partsOf = (key: string, value: object): (readonly [string, unknown])[] => {
  if (value instanceof CellMap) return value.buckets.map((bucket) => [key, bucket]);
  if (value instanceof Map) return [...value.values()].map((part) => [key, part]);
  if (Array.isArray(value)) return value.map((part) => [key, part]);
  return isPlain(value) ? Object.entries(value).filter(([name]) => !isTypedIn(name)) : [];
};

/** Collects the article codes from everything that will be recorded. */
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
