import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isOrderingRoute } from '../../navigation/routes.ts';
import { cellOf } from '../../ordering/cart/cart.selectors.ts';
import { orderingChildren, workspaceChildren } from '../../ordering/children.ts';
import type { Ports } from '../../platform/ports.ts';
import { sampleHead } from '../../testing/samples/index.ts';
import { keepAnotherSeason } from './earlierPage.ts';
import type { Hours } from './hours.ts';
import type { FakeServer } from './server.ts';
import { FRAME, Tab } from './tab.ts';

/** What paths have to come by for their agreement to say something. */
export const events = [
  'quantity stored',
  'asked on leaving',
  'asked on logging out',
  'asked about work on the device',
  'kept editing',
  'removed from the device',
  'kept working',
  'kept on the device',
  'discarded',
  'logged out with something kept',
  'signed out elsewhere',
  'signed in again',
  'typing taken up again',
  'refused by a maintenance',
] as const;
type Event = (typeof events)[number];
/** To a question: what it is about is given up, or goes on, or stays on the device. */
export type Answer = 'discard' | 'keep' | 'leave';

const logoutPath = '/logout';

/** Somebody at a browser with the portal, before a server that answers by itself. */
export class Visitor {
  /** What was typed last in each cell, until it was given up knowingly. */
  readonly typed = new Map<string, string>();
  /** What the path came by. */
  readonly met = new Set<Event>();
  /** Logging out was asked for, and neither given up since nor done. */
  wantsOut = false;
  /** Where an earlier page kept a quantity of another season, until that was given up knowingly; null: nowhere. */
  keptElsewhere: string | null = null;
  /** The person's work was removed from the device, and nothing new was typed since. */
  removed = false;
  /** A maintenance ended that the pages may not know of yet. */
  maintenanceEnded = false;
  /** Another tab logged out, and nobody has signed in since. */
  endedElsewhere = false;

  private constructor(readonly tab: Tab) {}

  /** Somebody who has signed in, at a place of the portal. */
  static async arrive(
    path: string,
    server: FakeServer,
    hours: Hours,
    change: (ports: Ports) => Ports = (ports) => ports,
  ): Promise<Visitor> {
    const visitor = new Visitor(new Tab(server, hours, change));
    await visitor.tab.load(path);
    return visitor;
  }

  /** The same person in another tab of the browser. */
  async beside(path: string): Promise<Visitor> {
    const visitor = new Visitor(this.tab.beside());
    await visitor.tab.load(path);
    return visitor;
  }

  get server(): FakeServer {
    return this.tab.server;
  }

  portal() {
    return this.tab.document?.portal.actor.getSnapshot() ?? null;
  }

  session() {
    return this.portal()?.children.session?.getSnapshot();
  }

  ordering() {
    return this.portal()?.context.ordering?.getSnapshot() ?? null;
  }

  workspace() {
    const ordering = this.ordering();
    return ordering === null ? null : (orderingChildren(ordering).workspace?.getSnapshot() ?? null);
  }

  private cart() {
    const workspace = this.workspace();
    return workspace === null ? undefined : workspaceChildren(workspace).cart;
  }

  /** Everything that runs, by the names of the charts. */
  actors(): Map<string, AnyMachineSnapshot> {
    const found = new Map<string, AnyMachineSnapshot>();
    const add = (actor: AnyActorRef, name: string) => {
      const snapshot = actor.getSnapshot();
      if (!(snapshot && 'machine' in snapshot)) return;
      found.set(name, snapshot);
      for (const [id, child] of Object.entries<AnyActorRef>(snapshot.children)) add(child, `${name}.${id}`);
    };
    if (this.tab.document) add(this.tab.document.portal.actor, 'portal');
    return found;
  }

  /** A question holds leaving or logging out back. */
  isAsked(): boolean {
    return this.isAskedAboutEdits() || this.isAskedAboutKept();
  }

  private isAskedAboutEdits(): boolean {
    return this.ordering()?.matches({ place: 'asking' }) ?? false;
  }

  private keptWork() {
    return this.portal()?.children.overlays?.getSnapshot().context.overlays?.getSnapshot().children.keptWork;
  }

  /** What becomes of work that is kept on the device? */
  isAskedAboutKept(): boolean {
    return this.keptWork()?.getSnapshot().matches('asking') ?? false;
  }

  /** What the question says is kept. */
  keptSeasons() {
    return this.keptWork()?.getSnapshot().context.seasons ?? [];
  }

  /** An order note is typed into the cart's dialog. */
  async write(text: string): Promise<void> {
    const workspace = this.workspace();
    const note = workspace ? workspaceChildren(workspace).note : undefined;
    note?.send({ type: 'note.opened', head: sampleHead() });
    note?.send({ type: 'note.typed', text });
    await this.wait(0);
  }

  isSignedOut(): boolean {
    return this.tab.document === null || (this.session()?.matches('signedOut') ?? false);
  }

  seesCells(): boolean {
    const route = this.portal()?.context.route;
    const isOnOrdering = this.ordering() !== null && route !== undefined && isOrderingRoute(route);
    return isOnOrdering && !this.isAsked() && (this.workspace()?.matches({ open: 'style' }) ?? false);
  }

  /** What a cell shows; null while no cart is open. */
  shownIn(articleVariantId: string): string | null {
    const cart = this.cart()?.getSnapshot();
    return cart?.matches('editing') ? cellOf(cart, articleVariantId).entry : null;
  }

  /** A link of the page or its header, or a place chosen in the palette: none of them under a question. */
  async follow(path: string): Promise<void> {
    if (this.isAsked()) return;
    this.wish(path);
    this.tab.document?.page.go(path);
    await this.wait(FRAME);
  }

  async turn(direction: 'back' | 'forward'): Promise<void> {
    const { document } = this.tab;
    if (document) {
      document.page[direction]();
      this.wish(document.page.path());
    } else if (direction === 'back') await this.tab.load(this.tab.page.path());
    await this.wait(FRAME);
  }

  /** An address is typed. */
  async enter(path: string): Promise<void> {
    this.wish(path);
    await this.tab.load(path);
    await this.wait(0);
  }

  async reload(): Promise<void> {
    if (this.tab.document) await this.enter(this.tab.document.page.path());
  }

  async type(articleVariantId: string, entry: string): Promise<void> {
    const cart = this.cart();
    if (!cart || !this.seesCells()) return;
    if (!cart.getSnapshot().can({ type: 'cell.typed', articleVariantId, entry })) return;
    this.typed.set(articleVariantId, entry);
    this.removed = false;
    cart.send({ type: 'cell.typed', articleVariantId, entry });
    await this.wait(0);
  }

  /** Answers the question that is open; 'leave': what is kept on the device stays there, and the session ends. */
  async decide(answer: Answer): Promise<void> {
    if (this.isAskedAboutKept()) this.decideKept(answer);
    else if (this.isAskedAboutEdits() && answer !== 'leave') this.decideEdits(answer);
    await this.wait(FRAME);
  }

  private decideKept(answer: Answer): void {
    const actions = { discard: 'work.removed', keep: 'logout.cancelled', leave: 'work.kept' } as const;
    const saying = {
      discard: 'removed from the device',
      keep: 'kept working',
      leave: 'kept on the device',
    } as const;
    this.met.add(saying[answer]);
    if (answer === 'keep') this.wantsOut = false;
    if (answer === 'discard') {
      this.typed.clear();
      this.keptElsewhere = null;
      this.removed = true;
    }
    this.keptWork()?.send({ type: actions[answer] });
  }

  private decideEdits(answer: 'discard' | 'keep'): void {
    this.met.add(answer === 'keep' ? 'kept editing' : 'discarded');
    if (answer === 'keep') this.wantsOut = false;
    else this.typed.clear();
    const type = answer === 'keep' ? 'leaving.cancelled' : 'leaving.confirmed';
    this.portal()?.context.ordering?.send({ type });
  }

  /** An earlier page of the same person kept a quantity of another season. */
  keepElsewhere(): void {
    if (this.session()?.value !== 'signedIn' || this.removed || !this.tab.document) return;
    this.keptElsewhere = keepAnotherSeason(this.tab.document.page, this.tab.hours.now());
  }

  async choose(language: 'en' | 'de'): Promise<void> {
    if (this.isAsked()) return;
    this.portal()?.children.language?.send({ type: 'language.chosen', language });
    await this.wait(0);
  }

  async online(online: boolean): Promise<void> {
    this.server.online = online;
    if (online) this.tab.document?.page.wake();
    await this.wait(0);
  }

  async endElsewhere(): Promise<void> {
    await this.tab.logOutElsewhere();
    this.endedElsewhere = true;
    await this.wait(0);
  }

  /** 'Sign in' is pressed where it is offered, and the provider's page answered. */
  async signIn(): Promise<void> {
    const isOffered = this.session()?.matches('signedOut') ?? false;
    if (isOffered) this.portal()?.children.session?.send({ type: 'signIn.requested' });
    await this.wait(FRAME);
    if (this.tab.document !== null) {
      if (isOffered && !this.session()?.matches('signedOut')) this.wantsOut = false;
      return;
    }
    this.wantsOut = false;
    this.endedElsewhere = false;
    await this.tab.goToSignIn();
    // Without a network the page waits for it, and goes to the provider then.
    if (this.tab.page.left.length === 0) return;
    this.removed = false;
    this.met.add('signed in again');
    await this.tab.comeBack();
    await this.wait(100);
  }

  /** Time passes; a page that left for another address is gone then. */
  async wait(milliseconds: number): Promise<void> {
    await this.tab.pass(milliseconds);
    this.note();
    if (this.tab.document?.page.left.length) this.tab.close();
  }

  /** Whoever goes anywhere else has given up logging out. */
  private wish(path: string): void {
    this.wantsOut = path === logoutPath && (this.wantsOut || this.session()?.value === 'signedIn');
  }

  private note(): void {
    const ordering = this.ordering();
    const { local, left } = this.tab.page;
    const isLogout = ordering?.context.next?.screen === 'logout';
    if (this.isAskedAboutKept()) this.met.add('asked about work on the device');
    if (this.isAskedAboutEdits()) this.met.add(isLogout ? 'asked on logging out' : 'asked on leaving');
    if (this.session()?.matches('signedOut')) this.met.add('signed out elsewhere');
    const isKept = [...local.keys()].some((key) => key.startsWith('selvedge.draft.'));
    if (this.tab.document && left.length > 0 && isKept) this.met.add('logged out with something kept');
    if (this.cart()?.getSnapshot().context.history.resumed) this.met.add('typing taken up again');
    for (const [id, entry] of this.typed)
      if (this.server.cart.at(id) === Number(entry)) this.met.add('quantity stored');
    if (this.workspace()?.context.failure?.status === 503) this.met.add('refused by a maintenance');
  }
}
