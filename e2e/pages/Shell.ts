import type { Page } from '@playwright/test';
import { type Language, languageNames } from '@selvedge/core/contract';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

/** What surrounds every screen, and what replaces it before and after a session. */
export class Shell {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get navigation() {
    return this.page.getByRole('navigation', { name: this.words.say('shell.navigation.label') });
  }

  /** Opens the menu that the entry is in inside a season. Returns the entry. */
  async toLogout() {
    const person = this.navigation.getByRole('button', {
      name: this.words.say('ordering.place.person'),
      exact: true,
    });
    if (await person.isVisible()) await this.device.press(person);
    return this.logout;
  }

  async pressLogout() {
    await this.device.press(await this.toLogout());
  }

  private get logout() {
    return this.navigation.getByRole('link', { name: this.words.literally('logout'), exact: true });
  }

  /** Opens the menu of the place inside a season. */
  async openPlace(customer: string) {
    await this.device.press(this.page.getByRole('banner').getByRole('button', { name: customer }));
  }

  get breadcrumb() {
    return this.page.getByRole('navigation', { name: this.words.say('shell.breadcrumb.label') });
  }

  get signedOut() {
    return this.page.getByRole('heading', { name: this.words.say('session.signedOut.title') });
  }

  get signInAgain() {
    return this.page.getByRole('button', { name: this.words.say('session.signedOut.action') });
  }

  get signInFailed() {
    return this.page.getByRole('alertdialog', { name: this.words.literally('signInFailed'), exact: true });
  }

  get tryAgain() {
    return this.signInFailed.getByRole('button', { name: this.words.literally('signInAgain'), exact: true });
  }

  /** The button of a language, named in that language. */
  language(language: Language) {
    return this.page.getByRole('button', { name: languageNames[language], exact: true });
  }
}
