import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

/** A cell by its accessible name. `articleLength` is empty if the style has one length only. */
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
    readonly device: InputDevice = mouse,
  ) {}

  get grid() {
    return this.page.getByRole('grid', { name: this.words.say('matrix.label', { style: this.styleName }) });
  }

  get whyReadOnly() {
    const hasText = this.words.say('matrix.readOnly.right', {
      right: this.words.say('ordering.right.insert'),
    });
    return this.page.getByRole('paragraph').filter({ hasText });
  }

  cell({ colour, articleLength, size }: CellName) {
    const name = articleLength
      ? this.words.say('matrix.cell.label', { colour, length: articleLength, size })
      : this.words.say('matrix.cell.labelPlain', { colour, size });
    return this.grid.getByRole('textbox', { name, exact: true });
  }

  #tool(id: string) {
    return this.page
      .getByRole('toolbar', { name: this.words.say('matrix.tools', { style: this.styleName }) })
      .getByRole('button', { name: this.words.say(id), exact: true });
  }

  get undo() {
    return this.#tool('matrix.undo');
  }

  get redo() {
    return this.#tool('matrix.redo');
  }

  get toQuickOrder() {
    return this.#tool('quickOrder.open');
  }

  get quickOrder() {
    return this.page.getByRole('dialog', {
      name: this.words.say('quickOrder.title', { style: this.styleName }),
    });
  }

  /** The line that describes the active cell in full. */
  get line() {
    return this.page.getByRole('region', {
      name: this.words.say('matrix.line.label', { style: this.styleName }),
    });
  }

  /** Opens the actions of the active row. */
  get row() {
    return this.line.getByRole('button', { name: this.words.say('matrix.row.open') });
  }

  /** The text about an action on many cells, or about the selected range. */
  message(id: string, values: Record<string, number>) {
    return this.page.getByText(this.words.say(id, values)).first();
  }

  /** Says that this many quantities are only on this device. */
  kept(count: number) {
    return this.page
      .getByText(this.words.say('matrix.save.kept', { count, cause: 'network' }))
      .filter({ visible: true })
      .first();
  }

  /** The save state of the cart, by the text of one of its states. */
  saying(state: 'stored' | 'stalled' | 'saving') {
    return this.page
      .getByText(this.words.say(`matrix.save.${state}`, { cause: 'network' }))
      .filter({ visible: true })
      .first();
  }
}
