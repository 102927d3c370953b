import { GrowingNumbers, GrowingTexts } from '../../packed/growing.ts';
import { KeyTable } from '../../packed/keyTable.ts';
import type { Pages } from '../../packed/pages.ts';

/** Columns with their cells, as they are kept. */
export type Entries = readonly (readonly [column: string, text: string])[];

/** An article as it is kept. `number`: of its segment. `own`: its number in its message. */
export interface PackedArticle {
  readonly number: number;
  readonly message: number;
  readonly own: string;
  readonly parent: string;
  /** The places of what is said of all articles of its message, and of its group; negative: nothing. */
  readonly head: number;
  readonly group: number;
  readonly cells: Entries;
  readonly ean: string;
}

/** An article with all that is said of it, by segment and qualifier. */
export interface CatalogueRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** Values as bytes, by their places from 0; the last one stays at hand, as many follow each other that ask for the same. */
class PackedValues<Value> {
  readonly #texts: GrowingTexts;
  #last: { readonly place: number; readonly value: Value } | null = null;

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  get length(): number {
    return this.#texts.length;
  }

  push(value: Value): number {
    return this.#texts.push(JSON.stringify(value));
  }

  at(place: number): Value {
    if (this.#last?.place !== place) this.#last = { place, value: JSON.parse(this.#texts.at(place)) };
    return this.#last.value;
  }
}

/** Numbers are those of their message. */
const keyOf = (message: number, own: string): string => `${message} ${own}`;

/** The articles of catalogues as bytes: a message may be as large as its file. */
export class CatalogueArticles {
  readonly #articles: PackedValues<PackedArticle>;
  readonly #said: PackedValues<Entries>;
  /** What is said of articles below which others are. */
  readonly #above: PackedValues<Entries>;
  readonly #parents: KeyTable;
  /** One more than the place of what is said of each parent; 0: the message has no such article. */
  readonly #placeOfParent = new GrowingNumbers();

  constructor(pages: Pages) {
    this.#articles = new PackedValues(pages);
    this.#said = new PackedValues(pages);
    this.#above = new PackedValues(pages);
    this.#parents = new KeyTable(pages);
  }

  get length(): number {
    return this.#articles.length;
  }

  /** The place of what is said of several articles. */
  say(cells: Iterable<readonly [string, string]>): number {
    return this.#said.push([...cells]);
  }

  push(article: PackedArticle): void {
    if (article.parent !== '') this.#parents.add(keyOf(article.message, article.parent));
    this.#articles.push(article);
  }

  /** Takes note of an article, once all of its message are there, if others are below it. The last of a number counts. */
  noteParent(place: number): void {
    const { message, own, cells } = this.#articles.at(place);
    const parent = own === '' ? -1 : this.#parents.find(keyOf(message, own));
    if (parent >= 0) this.#placeOfParent.set(parent, this.#above.push(cells) + 1);
  }

  /** The articles that nothing is below. One below another says what that one says, where it says nothing else. */
  *rows(): Generator<CatalogueRow> {
    for (let place = 0; place < this.length; place += 1) {
      const article = this.#articles.at(place);
      const { number, message, own, cells, ean } = article;
      if (own !== '' && this.#parents.find(keyOf(message, own)) >= 0) continue;
      yield { number, cells: new Map([...this.#saidOf(article), ...cells, ['EAN', ean]]) };
    }
  }

  *#saidOf({ message, parent, head, group }: PackedArticle): Generator<readonly [string, string]> {
    if (head >= 0) yield* this.#said.at(head);
    if (group >= 0) yield* this.#said.at(group);
    if (parent === '') return;
    const above = this.#placeOfParent.at(this.#parents.find(keyOf(message, parent))) - 1;
    if (above >= 0) yield* this.#above.at(above);
  }
}
