import type { Locator, Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

export class StylesPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('catalog.title') });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: this.words.say('catalog.search.label') });
  }

  get list() {
    const name = this.words.say('catalog.list.label');
    return this.page.getByRole('list', { name }).or(this.page.getByRole('table', { name }));
  }

  get items() {
    return this.list.getByRole('listitem').or(this.list.getByRole('rowgroup').last().getByRole('row'));
  }

  /** The number of styles that the list reports. Of thousands only those on the screen are rendered. */
  async size(): Promise<number> {
    const first = this.items.first();
    return (await first.count()) === 0 ? 0 : Number(await first.getAttribute('aria-setsize'));
  }

  /** The place in the list of the style that is shown in the middle of the window; 0 for none. */
  middle(): Promise<number> {
    return this.list.getByRole('link').evaluateAll((links) => {
      const middle = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
      return Number(middle?.getAttribute('data-position') ?? 0);
    });
  }

  /** The link to the style at a place in the list, wherever the list has scrolled. */
  at(position: number) {
    return this.list.locator(`[data-position="${position}"]`);
  }

  /** The filters beside the list. */
  get filters() {
    return this.page.getByRole('region', { name: this.words.say('catalog.filter.title') });
  }

  /** The filters in a sheet, where there is no room for them beside the list. */
  get filterSheet() {
    return this.page.getByRole('dialog', { name: this.words.say('catalog.filter.title') });
  }

  /** Opens that sheet. `count` is the number of chosen filters. */
  toFilters(count: number) {
    return this.page.getByRole('button', {
      name: this.words.say('catalog.filter.open', { count }),
      exact: true,
    });
  }

  /** A value of a facet, or a switch, by its name. In the accessible name, its count follows. */
  value(within: Locator, group: string, name: string) {
    return within
      .getByRole('group', { name: this.words.say(group), exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  }

  /** The number of styles that a value says it would show. */
  async countOf(value: Locator): Promise<number> {
    const name = (await value.getAttribute('aria-label')) ?? '';
    return Number(/(\d+)\D*$/.exec(name)?.[1] ?? 0);
  }

  layout(name: 'grid' | 'list') {
    return this.page.getByRole('button', { name: this.words.say(`catalog.view.${name}`), exact: true });
  }

  get toSets() {
    return this.page.getByRole('button', { name: this.words.say('catalog.toSets') });
  }

  get sets() {
    return this.page.getByRole('dialog', { name: this.words.say('catalog.toSets') });
  }

  get clear() {
    return this.page.getByRole('button', { name: this.words.say('catalog.filter.clear') });
  }

  get missing() {
    return this.page.getByText(this.words.say('ordering.place.missing'));
  }

  /** The notice above the list that no order can be completed here. */
  get locked() {
    return this.page.getByText(this.words.say('catalog.notice.locked'));
  }

  /** Orders a style in place, from its picture or its line. */
  toQuickOrder(name: string) {
    return this.list.getByRole('button', { name: this.words.say('catalog.order', { name }), exact: true });
  }

  /** Chooses a style to be compared, from its picture or its line. */
  toCompare(name: string) {
    return this.list.getByRole('button', {
      name: this.words.say('catalog.toCompare', { name }),
      exact: true,
    });
  }

  /** Sums and state of the cart, at the foot of the list and of a style. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: this.words.say('catalog.bar.label'), exact: true });
  }

  /** How many styles are chosen to be compared. */
  get compareBar() {
    return this.page.getByRole('region', { name: this.words.say('catalog.compare.bar'), exact: true });
  }

  comparison(count: number) {
    return this.page.getByRole('dialog', {
      name: this.words.say('catalog.compare.title', { count }),
      exact: true,
    });
  }

  quickOrder(style: string) {
    return this.page.getByRole('dialog', {
      name: this.words.say('quickOrder.title', { style }),
      exact: true,
    });
  }

  style(name: string) {
    return this.list.getByRole('link', { name, exact: true });
  }
}
