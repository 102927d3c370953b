import type { Page } from '@playwright/test';
import { type Hand, mouse } from './hand.ts';
import type { Words } from './words.ts';

/** A cell as it is announced; `articleLength` is empty where the style has one length only. */
export interface CellName {
  readonly colour: string;
  readonly articleLength: string;
  readonly size: string;
}

/** The sheet of quantities of one style. */
export class Matrix {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly styleName: string,
    readonly hand: Hand = mouse,
  ) {}

  get grid() {
    return this.page.getByRole('grid', { name: this.words.say('matrix.label', { style: this.styleName }) });
  }

  get whyReadOnly() {
    const hasText = this.words.say('matrix.readOnly.right', { right: 'SHOPPINGCART_INSERT' });
    return this.page.getByRole('paragraph').filter({ hasText });
  }

  cell({ colour, articleLength, size }: CellName) {
    const name = articleLength
      ? this.words.say('matrix.cell.label', { colour, length: articleLength, size })
      : this.words.say('matrix.cell.labelPlain', { colour, size });
    return this.grid.getByRole('textbox', { name, exact: true });
  }

  /** How the cart stands, by the words of one of its states. */
  saying(state: 'stored' | 'unsaved' | 'stalled' | 'invalid') {
    return this.page
      .getByText(this.words.say(`matrix.save.${state}`))
      .filter({ visible: true })
      .first();
  }
}
