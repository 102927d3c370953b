// The lazy parts are there already: fetching them would take a time of its own.
import '../../keptWork/seal.ts';
import '../../overlays/index.ts';
import '../../ordering/orderingLogic.ts';
import '../../session/codeExchange.ts';
import '../../session/departure.ts';
import '../../session/identityToken.ts';
import type { AnyActorRef } from 'xstate';
import type { Ports } from '../../platform/ports.ts';
import { type FakeBrowser, type FakePage, fakeBrowser } from '../../testing/ports.ts';
import { sampleConfiguration } from '../../testing/samples/configuration.ts';
import { at } from '../../testing/sessions.ts';
import { createPortal, type Portal } from '../createPortal.ts';
import type { Hours } from './hours.ts';
import type { FakeServer } from './server.ts';

/** What a frame takes. */
export const FRAME = 16;

/** At the portal, at the end that is asked for once more, and at the portal again. */
const MOST_OPENINGS = 3;

/** Longer than the portal says that it logs out. */
const LOGGED_OUT = 600;

const signedInStorage = (page: string): ReadonlyMap<string, string> =>
  new Map([
    ['selvedge.page', page],
    ['selvedge.tokens', '{"accessToken":"a0","refreshToken":null,"expiresAt":null}'],
  ]);

/** A page of the portal. */
interface Document {
  readonly page: FakePage;
  readonly portal: Portal;
}

/** More than the check of an identity token takes. */
const MOMENTS = 200;

/** A tab of a browser in which pages of the portal, as the product composes it, come and go. */
export class Tab {
  /** The page; null while the tab is at the provider. */
  document: Document | null = null;
  /** Whether what is under way as a page is left gets to the server. */
  arrives = true;
  private last: FakePage | null = null;

  constructor(
    readonly server: FakeServer,
    readonly hours: Hours,
    private readonly change: (ports: Ports) => Ports,
    private readonly browser: FakeBrowser = fakeBrowser(),
    /** What the tab's own storage holds to begin with. */
    private readonly first: ReadonlyMap<string, string> = signedInStorage('p1'),
  ) {}

  /** Another tab of the same browser, with a session of its own. */
  beside(): Tab {
    return new Tab(this.server, this.hours, this.change, this.browser, signedInStorage('p2'));
  }

  /** The page, or the one that was left for the provider: its storage outlives it. */
  get page(): FakePage {
    if (!this.last) throw new Error('no page was opened');
    return this.last;
  }

  isAtSignIn(): boolean {
    return this.page.left.at(-1)?.startsWith(sampleConfiguration().auth.authUrl) ?? false;
  }

  /** The portal is opened until it leads to the sign-in: a provider that was asked to end a session does so and leads back. */
  async goToSignIn(): Promise<void> {
    for (let turn = 0; turn < MOST_OPENINGS && !this.isAtSignIn(); turn += 1)
      await this.load(this.afterEnd());
  }

  private afterEnd(): string {
    const { logoutUrl } = sampleConfiguration().auth;
    const left = this.page.left.at(-1);
    if (!left || !this.server.online || logoutUrl === null || !left.startsWith(logoutUrl)) return '/';
    return `/?state=${new URL(left).searchParams.get('state')}`;
  }

  /** Loads a page at an address; the first one finds somebody signed in. */
  async load(path: string): Promise<void> {
    const session = this.last?.session ?? this.first;
    this.close();
    const page = this.browser.open(at(path), session);
    const portal = this.portalOn(page);
    this.document = { page, portal };
    this.last = page;
    portal.start();
    await this.pass(FRAME);
  }

  /** Time passes; a page that left for another address is gone then. */
  async pass(milliseconds: number): Promise<void> {
    await this.hours.pass(milliseconds);
  }

  /** The page goes as pages do: told that it is hidden, then nothing of it runs any more. */
  close(): void {
    if (!this.document) return;
    this.document.page.show(false);
    this.document.page.close();
    this.document = null;
    this.hours.forgetTimers();
    this.server.cut(this.arrives);
  }

  /** The provider's answer to whoever signs in. */
  async comeBack(): Promise<void> {
    const asked = new URL(this.page.left.at(-1) ?? '').searchParams;
    this.server.signedIn(asked.get('nonce') ?? undefined);
    await this.load(`/oauth/v2/grant?code=c1&state=${asked.get('state')}`);
    for (let turn = 0; turn < MOMENTS && this.isExchanging(); turn += 1) {
      await this.hours.moment();
      await this.pass(FRAME);
    }
  }

  /** The page takes the provider's answer and exchanges the code, which ends with the check of the identity token. */
  private isExchanging(): boolean {
    const { session } = this.document?.portal.actor.getSnapshot().children ?? {};
    const signIn: AnyActorRef | undefined = session?.getSnapshot().children.signIn;
    const snapshot = signIn?.getSnapshot();
    return snapshot !== undefined && (snapshot.matches('returning') || snapshot.matches('exchanging'));
  }

  /** Another tab of the browser logs out. */
  async logOutElsewhere(): Promise<void> {
    const page = this.browser.open(at('/logout'));
    const portal = this.portalOn(page);
    portal.start();
    await this.pass(LOGGED_OUT);
    portal.stop();
    page.close();
  }

  private portalOn(page: FakePage): Portal {
    const { hours, server } = this;
    const { location } = page.ports;
    const replaceSoon = (path: string) => {
      const from = location.href();
      setTimeout(() => {
        if (location.href() === from) location.replace(path);
      }, FRAME);
    };
    // The machine's own cryptography answers at a time of its own, and the provider here compares nothing.
    const sha256 = async () => new Uint8Array(32);
    const ports: Ports = {
      ...page.ports,
      location: { ...location, replaceSoon },
      sha256,
      fetch: server.fetch,
      wake: { ...page.ports.wake, isOffline: () => !server.online },
      now: hours.now,
    };
    return createPortal({
      configuration: sampleConfiguration(),
      ports: this.change(ports),
      browserLanguages: ['en'],
    });
  }
}
