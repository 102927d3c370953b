import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

export const demoPassword = 'selvedge';

/** The sign-in page of the provider. */
export class SignInPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get email() {
    return this.page.getByRole('textbox', { name: this.words.say('signIn.email') });
  }

  get password() {
    return this.page.getByLabel(this.words.say('signIn.password'));
  }

  get submit() {
    return this.page.getByRole('button', { name: this.words.say('signIn.submit'), exact: true });
  }

  get problem() {
    return this.page.getByRole('alert');
  }

  /** The button that signs in a demo account at once, whatever the language of the page. */
  account(email: string) {
    return this.page.getByRole('button', { name: email });
  }

  async signIn(email: string, password = demoPassword) {
    await this.device.write(this.email, email);
    await this.device.write(this.password, password);
    await this.device.press(this.submit);
  }
}
