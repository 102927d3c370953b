import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** A finalized order. */
export class OrderPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  heading(number: string) {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('order.title', { number }) });
  }

  get sheet() {
    return this.page.getByRole('article');
  }
}
