import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

export type VerdictKind =
  | 'ready'
  | 'summed'
  | 'unknown'
  | 'ambiguous'
  | 'quantity'
  | 'hindered'
  | 'unchanged';

/** Bulk entry: turns a list into quantities. */
export class EntryPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('app.trail.entry') });
  }

  get list() {
    return this.page.getByRole('textbox', { name: this.words.say('entry.paste.label') });
  }

  get read() {
    return this.page.getByRole('button', { name: this.words.say('entry.paste.read') });
  }

  get file() {
    return this.page.locator('input[type="file"]');
  }

  get rows() {
    return this.page.getByRole('list', { name: this.words.say('entry.rows.label') });
  }

  line(line: number) {
    return this.rows.getByRole('group', { name: this.words.say('entry.row.line', { line }), exact: true });
  }

  /** The filter with the number of rows of one verdict, which shows only those. */
  shown(kind: VerdictKind, count: number) {
    return this.#shown(`entry.kind.${kind}`, count);
  }

  shownAll(count: number) {
    return this.#shown('entry.shown.all', count);
  }

  problems(count: number) {
    return this.#shown('entry.shown.problems', count);
  }

  #shown(id: string, count: number) {
    const number = new Intl.NumberFormat(this.words.locale).format(count);
    return this.page.getByRole('button', { name: `${this.words.say(id)} ${number}`, exact: true });
  }

  take(rows: number) {
    return this.page.getByRole('button', { name: this.words.say('entry.apply', { rows }), exact: true });
  }

  get replaces() {
    return this.page.getByRole('radio', { name: this.words.say('entry.mode.replace') });
  }

  done(taken: number, cells: number) {
    return this.page.getByText(this.words.say('entry.done.title', { taken, cells }));
  }

  get refused() {
    return this.page.getByText(this.words.saying('entry.done.refused', 'refused')).first();
  }

  get next() {
    return this.page.getByRole('button', { name: this.words.say('entry.done.next') });
  }

  get stored() {
    return this.page.getByText(this.words.say('matrix.save.stored')).filter({ visible: true }).first();
  }

  /** Downloads the cart, or the rows that were not accepted. */
  download(what: 'cart' | 'refused', form: 'xlsx' | 'csv') {
    return this.page.getByRole('button', {
      name: this.words.say('entry.form.download', {
        what: this.words.say(`entry.out.${what}`),
        form: this.words.say(`entry.form.${form}`),
      }),
    });
  }
}
