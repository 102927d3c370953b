import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

/** Choosing the point of sale. */
export class PosPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('pos.title') });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: this.words.say('pos.search.label') });
  }

  get list() {
    return this.page.getByRole('list', { name: this.words.say('pos.list.label') });
  }

  customer(name: string) {
    return this.list.getByRole('link', { name, exact: true });
  }

  /** A locked customer, whose name opens the reasons of its lock. */
  locked(name: string) {
    return this.list.getByRole('button', { name: this.words.say('pos.lock.why', { name }) });
  }

  get favourites() {
    return this.page.getByRole('region', { name: this.words.say('pos.favorites.title') });
  }

  star(name: string) {
    return this.list.getByRole('button', { name: this.words.say('pos.favorites.toggle', { name }) });
  }

  /** A locked favourite, whose name opens the reasons of its lock. */
  lockedFavourite(name: string) {
    return this.favourites.getByRole('button', { name: this.words.say('pos.lock.why', { name }) });
  }

  /** The mark of a customer that is locked in part. */
  lockedInPart(name: string) {
    return this.list
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) })
      .getByRole('button', { name: this.words.say('pos.lock.part') });
  }

  lockDialog(name: string) {
    return this.page.getByRole('dialog', { name });
  }
}
