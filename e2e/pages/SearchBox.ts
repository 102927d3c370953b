import { expect, type Page } from '@playwright/test';
import type { SearchFilter } from '@selvedge/core/contract';
import type { Words } from './words.ts';

/** The search dialog and the button in the header that opens it. */
export class SearchBox {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get button() {
    return this.page.getByRole('button', { name: this.words.literally('search'), exact: true });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words.literally('searchBox'), exact: true });
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
    return this.words.literally(kind);
  }

  filter(kind: SearchFilter) {
    return this.dialog.getByRole('button', { name: new RegExp(`^${this.kind(kind)}(,|$)`) });
  }

  /** The results under one heading. */
  group(kind: SearchFilter) {
    return this.dialog.getByRole('region', { name: this.kind(kind) }).getByRole('link');
  }

  /** Opens the dialog. Its code loads on demand, so it is open once its field has the focus. */
  async open() {
    await this.button.click();
    await expect(this.box).toBeFocused();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the dialog, searches, and waits for the results of this term. */
  async find(term: string) {
    await this.open();
    await this.ask(term);
  }

  /** Searches for another term, entered by `type`, and waits for the results. */
  async ask(term: string, type = () => this.box.fill(term)) {
    const answered = this.page.waitForResponse(
      (answer) =>
        answer.url().includes('/v1/search?') && new URL(answer.url()).searchParams.get('query') === term,
    );
    await type();
    await (await answered).finished();
    await this.results.first().waitFor();
  }
}
