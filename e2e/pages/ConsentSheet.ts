import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The consent question, its settings, and the button that reopens them. */
export class ConsentSheet {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  get question() {
    return this.page.getByRole('dialog', { name: this.words.say('consent.question.title') });
  }

  get settings() {
    return this.page.getByRole('dialog', { name: this.words.say('consent.settings.title') });
  }

  get accept() {
    return this.question.getByRole('button', { name: this.words.literally('accept'), exact: true });
  }

  get decline() {
    return this.question.getByRole('button', { name: this.words.literally('decline'), exact: true });
  }

  get toSettings() {
    return this.question.getByRole('button', { name: this.words.literally('settings'), exact: true });
  }

  get switch() {
    return this.settings.getByRole('switch');
  }

  get save() {
    return this.settings.getByRole('button', { name: this.words.say('consent.settings.save') });
  }

  /** The entry in the footer. */
  get reopen() {
    return this.page.getByRole('button', { name: this.words.say('shell.footer.privacy') });
  }

  get deactivated() {
    return this.page.getByRole('alert').filter({ hasText: this.words.literally('deactivated') });
  }
}
