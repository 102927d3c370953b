import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** A finalized order with its documents. */
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

  get documents() {
    return this.page.getByRole('region', { name: this.words.say('order.documents.title') });
  }

  get download() {
    return this.button('order.documents.download');
  }

  /** Opens the menu of what one does less often. */
  get more() {
    return this.button('order.more');
  }

  get print() {
    return this.button('order.print');
  }

  get mail() {
    return this.button('order.documents.mail');
  }

  get addresses() {
    return this.documents.getByRole('textbox', { name: this.words.say('order.mailing.addresses') });
  }

  get send() {
    return this.button('order.mailing.send');
  }

  /** Downloads the lines as a list: 'XLSX' or 'CSV'. */
  list(form: 'xlsx' | 'csv') {
    const id = form === 'xlsx' ? 'entry.form.xlsx' : 'entry.form.csv';
    return this.documents.getByText(this.words.say(id), { exact: true });
  }

  get toOrders() {
    return this.page.getByRole('link', { name: this.words.say('order.toOrders') });
  }

  private button(id: Parameters<Words['say']>[0]) {
    return this.documents.getByRole('button', { name: this.words.say(id), exact: true });
  }
}
