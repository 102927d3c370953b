import type { Page } from '@playwright/test';
import { type Hand, mouse } from './hand.ts';
import type { Words } from './words.ts';

/** The styles of a season. */
export class StylesPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly hand: Hand = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('catalog.title') });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: this.words.say('catalog.search.label') });
  }

  get list() {
    return this.page.getByRole('list', { name: this.words.say('catalog.list.label') });
  }

  get missing() {
    return this.page.getByText(this.words.say('ordering.place.missing'));
  }

  /** The season's name of the place is not for sale: why, above the list. */
  get locked() {
    return this.page.getByText(this.words.say('catalog.notice.locked'));
  }

  style(name: string) {
    return this.list.getByRole('link', { name, exact: true });
  }
}
