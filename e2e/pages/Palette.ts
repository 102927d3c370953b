import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Words } from './words.ts';

export class Palette {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words.say('palette.title') });
  }

  get box() {
    return this.dialog.getByRole('combobox', { name: this.words.say('palette.box') });
  }

  option(name: string | RegExp) {
    return this.dialog.getByRole('option', { name });
  }

  command(id: string) {
    return this.option(new RegExp(`^${this.words.say(`palette.command.${id}`)}`));
  }

  /** Opens it by its shortcut. Waits for the focus, because its code loads on demand. */
  async open() {
    await this.page.keyboard.press('Control+k');
    await expect(this.box).toBeFocused();
  }
}
