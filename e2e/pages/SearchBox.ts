import type { Page } from '@playwright/test';
import type { SearchFilter } from '@selvedge/core/contract';
import type { Words } from './words.ts';

/** The search dialog and the button in the header that opens it. */
export class SearchBox {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get button() {
    return this.page.getByRole('button', { name: this.words.say('shell.navigation.search') });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words.say('search.box') });
  }

  get box() {
    return this.dialog.getByRole('searchbox');
  }

  get results() {
    return this.dialog.getByRole('link');
  }

  get headings() {
    return this.dialog.getByRole('heading', { level: 3 });
  }

  get status() {
    return this.dialog.getByRole('status');
  }

  get nothing() {
    return this.dialog.getByText(this.words.say('search.nothing.text'));
  }

  get retry() {
    return this.dialog.getByRole('button', { name: this.words.say('ui.action.retry') });
  }

  kind(kind: SearchFilter): string {
    return this.words.say(`search.kind.${kind}`);
  }

  filter(kind: SearchFilter) {
    return this.dialog.getByRole('button', { name: new RegExp(`^${this.kind(kind)}(,|$)`) });
  }

  /** The results under one heading. */
  group(kind: SearchFilter) {
    return this.dialog.getByRole('region', { name: this.kind(kind) }).getByRole('link');
  }

  /** Opens the dialog and searches; the results are there when it is done. */
  async find(term: string) {
    await this.button.click();
    await this.box.fill(term);
    await this.results.first().waitFor();
  }
}
