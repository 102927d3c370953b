import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import { Matrix } from './Matrix.ts';
import type { Words } from './words.ts';

/** A style with its sheet of quantities. */
export class StylePage {
  readonly matrix: Matrix;

  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly name: string,
    readonly device: InputDevice = mouse,
  ) {
    this.matrix = new Matrix(page, words, name, device);
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.name, exact: true });
  }

  get unavailable() {
    return this.page.getByText(this.words.literally('styleUnavailable'));
  }

  get toCart() {
    return this.page.getByRole('link', { name: this.words.say('catalog.bar.cart') });
  }
}
