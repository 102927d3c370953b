import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The bar at the bottom of the dashboard, and the dialog of the event it opens. */
export class TickerBar {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get bar() {
    return this.page.getByRole('region', { name: this.words.say('ticker.label') });
  }

  /** The current message. Pressing it opens its dialog. */
  get headline() {
    return this.bar.locator('button[aria-haspopup=dialog]');
  }

  control(action: 'previous' | 'next' | 'pause' | 'resume' | 'dismiss') {
    return this.bar.getByRole('button', { name: this.words.say(`ticker.${action}`) });
  }

  dialog(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title });
  }

  tab(side: 'event' | 'forward') {
    return this.page.getByRole('tab', { name: this.words.literally(side), exact: true });
  }

  get email() {
    return this.page.getByRole('textbox', { name: this.words.say('event.forward.address') });
  }

  get send() {
    return this.page.getByRole('button', { name: this.words.literally('send'), exact: true });
  }

  get sendToMore() {
    return this.page.getByRole('button', { name: this.words.literally('sendToMore'), exact: true });
  }

  get toCalendar() {
    return this.page.getByRole('button', { name: this.words.literally('toCalendar'), exact: true });
  }

  /** The hint shown once the browser was asked to open a window. */
  get opened() {
    return this.page.getByText(this.words.say('event.calendar.hint'));
  }

  /** Steps through the messages until one matches. Hovering the bar stops it there. */
  async turnTo(text: RegExp) {
    await this.bar.hover();
    for (let turn = 0; turn < 10; turn += 1) {
      const shown = await this.headline.innerText();
      if (text.test(shown)) return;
      await this.control('next').click();
      await expect(this.headline).not.toHaveText(shown, { useInnerText: true });
    }
    throw new Error(`The ticker has no message ${text}`);
  }
}
