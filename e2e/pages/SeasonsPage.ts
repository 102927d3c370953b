import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

export class SeasonsPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get list() {
    return this.page.getByRole('list', { name: this.words.say('season.list.label') });
  }

  get missing() {
    return this.page.getByText(this.words.say('season.missing.title'));
  }

  /** The link to the styles on the card of a place. */
  styles(place: SeasonPlace) {
    const href = formatRoute({ screen: 'styles', place });
    return this.page
      .getByRole('link', { name: this.words.say('season.open.styles') })
      .and(this.page.locator(`[href="${href}"]`));
  }

  card(place: SeasonPlace) {
    return this.list.locator('> li').filter({ has: this.styles(place) });
  }
}
