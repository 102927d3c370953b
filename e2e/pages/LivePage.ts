import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import { Matrix } from './Matrix.ts';
import type { Words } from './words.ts';

export class LivePage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  heading(title: string) {
    return this.page.getByRole('heading', { level: 1, name: title, exact: true });
  }

  /** How many of the planned styles have been presented so far. */
  count(shown: number, planned: number) {
    return this.page.getByText(this.words.say('live.count.partial', { shown, planned }), { exact: true });
  }

  get strip() {
    return this.page.getByRole('navigation', { name: this.words.say('live.strip.label') });
  }

  /** The style presented now. */
  get presented() {
    return this.page.getByRole('article');
  }

  get follow() {
    return this.page.getByRole('switch', { name: this.words.say('live.follow.label') });
  }

  get newest() {
    return this.page.getByRole('button', { name: this.words.say('live.arrival.show') });
  }

  waiting(count: number) {
    return this.page.getByText(this.words.say('live.arrival.waiting', { count }));
  }

  matrix(styleName: string) {
    return new Matrix(this.page, this.words, styleName, this.device);
  }
}
