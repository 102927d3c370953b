import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Group orders: the list, a new one, and a single one. */
export class GroupsPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get link() {
    return this.page.getByRole('link', { name: this.words.say('app.trail.groups') });
  }

  get create() {
    return this.page.getByRole('button', { name: this.words.say('group.list.create') });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words.say('group.draft.title') });
  }

  get name() {
    return this.dialog.getByRole('textbox', { name: this.words.say('group.name') });
  }

  get season() {
    return this.dialog.getByRole('combobox', { name: this.words.say('order.season') });
  }

  cart(customerName: string) {
    return this.dialog.getByRole('checkbox', { name: customerName }).first();
  }

  make(count: number) {
    return this.dialog.getByRole('button', { name: this.words.say('group.draft.create', { count }) });
  }

  heading(groupName: string) {
    return this.page.getByRole('heading', { level: 1, name: groupName });
  }

  settle(count: number) {
    return this.page.getByRole('button', {
      name: this.words.literally('finalizeCarts', { count }),
      exact: true,
    });
  }

  get confirmation() {
    return this.page.getByRole('alertdialog');
  }

  get carts() {
    return this.page.getByRole('list', { name: this.words.say('group.picks.label') });
  }
}
