import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The portal's maintenance notices, on any page. */
export class MaintenancePage {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  /** The banner of a planned or an active maintenance. */
  banner(state: 'notice' | 'active') {
    return this.page.getByRole('complementary', {
      name: this.words.say(`maintenance.title.${state}`),
      exact: true,
    });
  }

  get details() {
    return this.page.getByRole('button', { name: this.words.say('maintenance.action.details') });
  }

  get dismiss() {
    return this.page
      .getByRole('complementary')
      .getByRole('button', { name: this.words.say('ui.action.dismiss') });
  }

  dialog(state: 'notice' | 'active') {
    return this.page.getByRole('dialog', { name: this.words.say(`maintenance.title.${state}`) });
  }

  /** The dialog that blocks the page. */
  get blocking() {
    return this.page.getByRole('alertdialog', {
      name: this.words.literally('activeMaintenance'),
      exact: true,
    });
  }

  /** A tile that cannot be opened. */
  closedTile(title: string) {
    return this.page.getByRole('button', { name: title, exact: true });
  }
}
