import type { Page } from '@playwright/test';
import { signInPast } from '../stack/signInPast.ts';
import { CartPage } from './CartPage.ts';
import { CheckPage } from './CheckPage.ts';
import { DashboardPage } from './DashboardPage.ts';
import { type InputDevice, mouse } from './inputDevice.ts';
import { OrderPage } from './OrderPage.ts';
import { PosPage } from './PosPage.ts';
import { SearchBox } from './SearchBox.ts';
import { SeasonsPage } from './SeasonsPage.ts';
import { Shell } from './Shell.ts';
import { demoPassword, SignInPage } from './SignInPage.ts';
import { StylePage } from './StylePage.ts';
import { StylesPage } from './StylesPage.ts';
import { TickerBar } from './TickerBar.ts';
import { WaitingPage } from './WaitingPage.ts';
import type { Words } from './words.ts';

/** All screens in one browser page and one language, used with pointer or keyboard (`Hand`). */
export class Portal {
  readonly signIn: SignInPage;
  readonly shell: Shell;
  readonly dashboard: DashboardPage;
  readonly pos: PosPage;
  readonly seasons: SeasonsPage;
  readonly styles: StylesPage;
  readonly cart: CartPage;
  readonly check: CheckPage;
  readonly order: OrderPage;
  readonly waiting: WaitingPage;
  readonly ticker: TickerBar;
  readonly search: SearchBox;

  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly device: InputDevice = mouse,
  ) {
    this.signIn = new SignInPage(page, words, device);
    this.shell = new Shell(page, words, device);
    this.dashboard = new DashboardPage(page, words, device);
    this.pos = new PosPage(page, words, device);
    this.seasons = new SeasonsPage(page, words, device);
    this.styles = new StylesPage(page, words, device);
    this.cart = new CartPage(page, words, device);
    this.check = new CheckPage(page, words, device);
    this.order = new OrderPage(page, words);
    this.waiting = new WaitingPage(page, words, device);
    this.search = new SearchBox(page, words);
    this.ticker = new TickerBar(page, words);
  }

  style(name: string) {
    return new StylePage(this.page, this.words, name, this.device);
  }

  /** Opens a path of the portal as a user who has just signed in, without the provider's page. */
  async enter(email: string, path = '/') {
    const { page } = this;
    const session = await signInPast(page.context().request, '/', email, demoPassword);
    const entries = Object.entries({
      'selvedge.page': crypto.randomUUID(),
      'selvedge.tokens': JSON.stringify(session),
    });
    const given = await page.addInitScript((all) => {
      for (const [key, value] of all) sessionStorage.setItem(key, value);
    }, entries);
    await page.goto(path);
    // Only once: a session that ends must stay ended.
    await given.dispose();
    await this.shell.navigation.waitFor();
  }

  /** Opens a path of the portal as real users do, through the provider's page. For tests of that path. */
  async enterByProvider(email: string, path = '/') {
    await this.page.goto(path);
    await this.signIn.account(email).click();
    await this.shell.navigation.waitFor();
  }
}
