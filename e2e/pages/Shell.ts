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

  get logout() {
    return this.navigation.getByRole('link', { name: this.words.literally('logout'), exact: true });
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
