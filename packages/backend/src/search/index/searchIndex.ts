import { setImmediate as later } from 'node:timers/promises';
import { begunNearness, exactNearness, forgivingNearness } from '@selvedge/core/typo';
import { formsOf, termsOf, wordsIn } from './words.ts';

/** A searchable text. Words in the title count most, those in the body least. */
export interface Findable {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

export interface Found<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

const weights = { title: 6, description: 2.5, body: 1 } as const;
/** Number of entries after which building yields to other work. */
const atATime = 10;
/** Bonus factors for a title that contains the whole query literally, or is exactly the query. */
const phrase = { held: 1.5, whole: 2.5 } as const;
/** Minimum number of letters in each of the two parts of a compound word. */
const shortestPart = 4;

type Scores = Map<number, number>;
type Nearness = (typed: string, word: string) => number;

/** A text for comparison as a whole: its folded words, with a space around each. */
const folded = (text: string): string =>
  ` ${wordsIn(text.normalize('NFC'))
    .map((word) => formsOf(word)[0] ?? '')
    .join(' ')} `;

function phraseBonus(title: string, typed: string): number {
  if (typed.trim() === '' || !title.includes(typed)) return 1;
  return title === typed ? phrase.whole : phrase.held;
}

const raise = (scores: Scores, at: number, score: number): void => {
  scores.set(at, Math.max(score, scores.get(at) ?? 0));
};

/**
 * Full-text index over entries in one language. It tolerates one typing mistake, umlauts in either spelling, and
 * incomplete words.
 */
export class SearchIndex<Entry extends Findable> {
  readonly #entries: readonly Entry[];
  readonly #titles: readonly string[];
  /** For each folded word, its weight in each entry that contains it. */
  readonly #words = new Map<string, Scores>();
  /** The same for each word as written; used only while the index is built. */
  readonly #spellings = new Map<string, readonly Scores[]>();

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#titles = entries.map(({ title }) => folded(title));
  }

  static async of<Entry extends Findable>(entries: readonly Entry[]): Promise<SearchIndex<Entry>> {
    const index = new SearchIndex(entries);
    for (const [at, entry] of entries.entries()) {
      if (at > 0 && at % atATime === 0) await later();
      index.#take(at, entry);
    }
    index.#spellings.clear();
    return index;
  }

  #take(at: number, entry: Findable): void {
    for (const field of ['title', 'description', 'body'] as const) {
      const words = wordsIn(entry[field].normalize('NFC'));
      // A word counts more in a short title than in a long one.
      const weight = weights[field] * (field === 'title' ? 1 + 1 / Math.max(1, words.length) : 1);
      for (const word of words) for (const holders of this.#holdersOf(word)) raise(holders, at, weight);
    }
  }

  /** The score maps of a word, one for each of its forms. */
  #holdersOf(word: string): readonly Scores[] {
    const known = this.#spellings.get(word);
    if (known) return known;
    const holders = formsOf(word).map((form) => {
      const noted: Scores = this.#words.get(form) ?? new Map();
      this.#words.set(form, noted);
      return noted;
    });
    this.#spellings.set(word, holders);
    return holders;
  }

  #near(forms: readonly string[], nearness: Nearness, open: ReadonlySet<number>): Scores {
    const scores: Scores = new Map();
    for (const [word, holders] of this.#words) {
      let near = 0;
      for (const form of forms) near = Math.max(near, nearness(form, word));
      if (near === 0) continue;
      const found = [...holders].filter(([at]) => open.has(at));
      const rarity = Math.log(1 + open.size / found.length);
      for (const [at, weight] of found) raise(scores, at, near * weight * rarity);
    }
    return scores;
  }

  /** Entries that contain both parts of a compound word, for each way to split it. */
  #parted(typed: string, open: ReadonlySet<number>): Scores {
    const scores: Scores = new Map();
    for (let cut = shortestPart; cut <= typed.length - shortestPart; cut += 1) {
      const first = this.#near([typed.slice(0, cut)], begunNearness, open);
      if (first.size === 0) break;
      const second = this.#near([typed.slice(cut)], begunNearness, open);
      for (const [at, score] of second) {
        const other = first.get(at);
        if (other !== undefined) raise(scores, at, (score + other) / 2);
      }
    }
    return scores;
  }

  #scoresOf(forms: readonly string[], open: ReadonlySet<number>): Scores {
    const exact = this.#near(forms, exactNearness, open);
    if (exact.size > 0) return exact;
    const forgiven = this.#near(forms, forgivingNearness, open);
    return forgiven.size > 0 ? forgiven : this.#parted(forms[0] ?? '', open);
  }

  /**
   * Finds entries with all words of the query, best first; if there are none, those with the most words, at least
   * half of them. Entries that may not be found do not affect the result.
   */
  find(query: string, mayBeFound: (entry: Entry) => boolean = () => true): Found<Entry>[] {
    const open = new Set(this.#entries.flatMap((entry, at) => (mayBeFound(entry) ? at : [])));
    const terms = termsOf(query).map((forms) => this.#scoresOf(forms, open));
    const typed = folded(query.slice(0, 400));
    const sums = new Map<number, { entry: Entry; score: number; terms: number }>();
    for (const [at, entry] of this.#entries.entries()) {
      const scores = terms.flatMap((term) => term.get(at) ?? []);
      if (scores.length === 0) continue;
      const score = scores.reduce((sum, one) => sum + one) * phraseBonus(this.#titles[at] ?? '', typed);
      sums.set(at, { entry, score, terms: scores.length });
    }
    const most = Math.max(0, ...[...sums.values()].map((sum) => sum.terms));
    const needed = Math.max(most, Math.ceil(terms.length / 2));
    return [...sums.values()]
      .filter((sum) => sum.terms >= needed)
      .map(({ entry, score }) => ({ entry, score }))
      .sort((one, other) => other.score - one.score);
  }
}
