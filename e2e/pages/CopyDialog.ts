import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Copying a cart, or ordering again: customers, plan, report. */
export class CopyDialog {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get open() {
    return this.page.getByRole('button', { name: this.words.say('copy.cart.action') });
  }

  /** The menu of an order, where {@link again} stands. */
  get more() {
    return this.page.getByRole('button', { name: this.words.say('order.more'), exact: true });
  }

  get again() {
    return this.page.getByRole('button', { name: this.words.say('copy.order.action') });
  }

  get search() {
    return this.dialog.getByRole('searchbox', { name: this.words.say('pos.search.label') });
  }

  customer(name: string) {
    return this.dialog.getByRole('checkbox', { name, exact: true });
  }

  get plan() {
    return this.dialog.getByRole('button', { name: this.words.say('copy.plan.action', { count: 1 }) });
  }

  run(count: number) {
    return this.dialog.getByRole('button', {
      name: this.words.literally('copyPieces', { count }),
      exact: true,
    });
  }

  target(name: string) {
    return this.dialog.getByRole('region', { name });
  }

  copyMode(which: 'add' | 'replace') {
    return this.dialog.getByRole('radio', {
      name: this.words.literally(which === 'add' ? 'copyAdd' : 'copyReplace'),
      exact: true,
    });
  }

  titled(id: string) {
    return this.page.getByRole('dialog', { name: this.words.say(id) });
  }

  get retry() {
    return this.dialog.getByRole('button', { name: this.words.say('copy.retry.action') });
  }

  toCart(name: string) {
    return this.dialog.getByRole('link', { name: this.words.say('copy.end.toCart', { name }) });
  }
}
