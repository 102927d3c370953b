import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

export class DashboardPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  greeting(firstName: string, lastName: string) {
    const name = this.words.say('dashboard.greeting.named', { firstName, lastName });
    return this.page.getByRole('heading', { level: 1, name });
  }

  get tiles() {
    return this.page.getByRole('list', { name: this.words.say('dashboard.tiles.label') });
  }

  tile(title: string) {
    return this.tiles.getByRole('link', { name: title, exact: true });
  }
}
