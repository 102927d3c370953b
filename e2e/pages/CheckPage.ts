import type { Page } from '@playwright/test';
import { type InputDevice, mouse } from './inputDevice.ts';
import type { Words } from './words.ts';

const tabs = { order: 'myOrder', view: 'view', filter: 'filterStyles' } as const;

/** Order check: the result of the rules, approval, finalization. */
export class CheckPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.words.literally('orderCheck'),
      exact: true,
    });
  }

  get empty() {
    return this.page.getByText(this.words.say('check.empty.title'));
  }

  get passed() {
    return this.page.getByText(this.words.say('check.passed.title'));
  }

  get decision() {
    return this.page.getByRole('region', { name: this.words.say('check.decision.label') });
  }

  get approve() {
    return this.decision.getByRole('button', { name: this.words.literally('approve'), exact: true });
  }

  get recall() {
    return this.decision.getByRole('button', { name: this.words.literally('recall'), exact: true });
  }

  /** The tooltip of a disabled control, while it is hovered or focused. */
  get why() {
    return this.decision.getByRole('tooltip').filter({ visible: true });
  }

  /** A link or button offered in that tooltip. */
  way(place: 'findings' | 'limit' | 'seasons') {
    const name = this.words.say(`whyNot.remedy.${place}`);
    return this.decision.getByRole('link', { name }).or(this.decision.getByRole('button', { name }));
  }

  get approved() {
    return this.decision.getByText(this.words.literally('approved'), { exact: true });
  }

  get finalize() {
    return this.decision.getByRole('button', { name: this.words.literally('finalize'), exact: true });
  }

  get confirmation() {
    return this.page.getByRole('alertdialog', { name: this.words.say('check.finalization.title') });
  }

  get confirm() {
    return this.confirmation.getByRole('button', { name: this.words.literally('finalizeYes'), exact: true });
  }

  /** The dialog while the order is written, or asked for. */
  get progress() {
    return this.page.getByRole('dialog', { name: this.words.say('check.progress.title') });
  }

  get finalized() {
    return this.page.getByRole('heading', { name: this.words.literally('finalized'), exact: true });
  }

  /** 'Order created: …' */
  get created() {
    return this.page.getByText(this.words.saying('check.finalized.number', 'number')).first();
  }

  get toOrder() {
    return this.page.getByRole('link', { name: this.words.say('check.finalized.toOrder') });
  }

  get overtaken() {
    return this.page.getByText(this.words.say('check.finalization.overtaken'));
  }

  tab(name: 'order' | 'view' | 'filter') {
    return this.page.getByRole('tab', { name: this.words.literally(tabs[name]), exact: true });
  }

  get rack() {
    return this.page.getByRole('region', { name: this.words.say('check.rack.title') });
  }

  get hung() {
    return this.rack.getByRole('article');
  }

  /** The names of the pieces on the rack. */
  names(): Promise<string[]> {
    return this.hung.getByRole('link').allInnerTexts();
  }

  get larger() {
    return this.rack.getByRole('button', { name: this.words.say('check.rack.larger') });
  }

  get figures() {
    return this.page.getByRole('switch', { name: this.words.literally('figures') });
  }

  get grouping() {
    return this.page.getByRole('combobox', { name: this.words.say('check.rack.grouping') });
  }

  get limitShare() {
    return this.rack.getByText(this.words.say('check.rack.limitShare'));
  }

  get toWall() {
    return this.rack.getByRole('button', { name: this.words.say('check.rack.wall') });
  }

  get fromWall() {
    return this.rack.getByRole('button', { name: this.words.say('check.rack.leaveWall') });
  }

  /** 'PDF': what is shown, as a file. */
  get pdf() {
    return this.rack.getByRole('button', { name: this.words.literally('pdf'), exact: true });
  }

  get clear() {
    return this.page.getByRole('button', { name: this.words.say('check.rack.clear') });
  }

  async orderNumber(): Promise<string> {
    const said = await this.created.innerText();
    return said.split(/\s/).at(-1) ?? '';
  }
}
