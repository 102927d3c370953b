import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

/** Approved orders that are ready for completion. */
export class WaitingPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  /** The link to it in the ordering area. */
  get link() {
    // The number of waiting orders follows.
    return this.page.getByRole('link', { name: new RegExp(`^${this.words.say('ordering.env.waiting')}`) });
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('waiting.title') });
  }

  /** The link to the order check of a place. */
  check(place: SeasonPlace) {
    const href = formatRoute({ screen: 'check', place });
    return this.page
      .getByRole('link', { name: this.words.say('waiting.open') })
      .and(this.page.locator(`[href="${href}"]`));
  }
}
