import type { Page } from '@playwright/test';
import { type Hand, mouse } from './hand.ts';
import type { Words } from './words.ts';

/** Order-Check: the verdict of the rules, approval, finalization. */
export class CheckPage {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly hand: Hand = mouse,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.say('check.title') });
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
    return this.decision.getByRole('button', { name: this.words.say('check.approval.approve') });
  }

  get approved() {
    return this.decision.getByText(this.words.say('check.approval.approved'), { exact: true });
  }

  get finalize() {
    return this.decision.getByRole('button', { name: this.words.say('check.finalization.action') });
  }

  get confirmation() {
    return this.page.getByRole('alertdialog', { name: this.words.say('check.finalization.title') });
  }

  get confirm() {
    return this.confirmation.getByRole('button', { name: this.words.say('check.finalization.confirm') });
  }

  get finalized() {
    return this.page.getByRole('heading', { name: this.words.say('check.finalized.title') });
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

  async orderNumber(): Promise<string> {
    const said = await this.created.innerText();
    return said.split(/\s/).at(-1) ?? '';
  }
}
