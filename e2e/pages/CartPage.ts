import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import { Matrix } from './Matrix.ts';
import type { Words } from './words.ts';

export class CartPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('cart.title') });
  }

  get empty() {
    return this.page.getByText(this.words.say('cart.empty.title'));
  }

  get totals() {
    return this.page.getByRole('region', { name: this.words.say('cart.sums.label') });
  }

  get toCheck() {
    return this.page.getByRole('link', { name: this.words.say('cart.toCheck') });
  }

  matrix(styleName: string) {
    return new Matrix(this.page, this.words, styleName, this.device);
  }
}
