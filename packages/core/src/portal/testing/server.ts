import * as contract from '../../contract/index.ts';
import { sampleKeys } from '../../testing/identityTokens.ts';
import {
  buyerRights,
  sampleCart,
  sampleCustomer,
  sampleHead,
  sampleIndex,
  sampleMaintenance,
  sampleSeasonState,
  sampleSellingTime,
  sampleStyle,
} from '../../testing/samples/index.ts';
import { signInAnswer, tokenAnswer } from '../../testing/sessions.ts';
import { SharedCart } from '../../testing/sharedCart.ts';

type Endpoint = contract.Endpoint<unknown, unknown, unknown, unknown>;

/** What becomes of quantities that are sent: stored, late, refused as a whole, failed, or never answered. */
export const saveFates = ['stored', 'slow', 'forbidden', 'down', 'lost', 'lostAfterStoring'] as const;
export type SaveFate = (typeof saveFates)[number];

/** What is under maintenance. */
export const maintenanceScopes = ['whole', 'preorder'] as const;
export type MaintenanceScope = (typeof maintenanceScopes)[number];

/** What no maintenance refuses: what tells of it, the legal pages, and the language. */
const alwaysOpen = new Set(
  [
    contract.maintenances,
    contract.staticPage,
    contract.generalConditions,
    contract.userSettings,
    contract.updateLanguage,
  ].map(({ name }) => name),
);

const QUICK = 20;
const SLOW = 4_000;
/** News are held back for so long. */
const HELD = 20_000;

const endpoints = Object.values<unknown>(contract)
  .filter(
    (one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'method' in one,
  )
  .map((endpoint) => {
    const base = endpoint.base === 'api' ? `/api/${endpoint.version}` : '/extranet';
    const pattern = new RegExp(`^${base}${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return { endpoint, pattern };
  })
  // 'current' in the place of an id is an address of its own.
  .sort((one, other) => one.endpoint.path.split(':').length - other.endpoint.path.split(':').length);

const endpointAt = (method: string, pathname: string): Endpoint | null =>
  endpoints.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))?.endpoint ??
  null;

/** The backend and the network before it, as one buyer's browser meets them. */
export class FakeServer {
  readonly cart = new SharedCart();
  fate: SaveFate = 'stored';
  online = true;
  maintenance: MaintenanceScope | null = null;
  /** Calls that this server knows no answer to. */
  readonly unknown: string[] = [];
  /** Whoever signs in; `key`: what their work in the browser is sealed with, null where the house gives none. */
  person: { readonly id: string; readonly key: string | null } = { id: 'c', key: null };
  /** Nobody's token is taken any more. */
  sessionsAreOver = false;
  private readonly underWay = new Set<readonly contract.LineChange[]>();
  private language: contract.Language | null = null;
  private signIns = 0;
  private nonce: string | undefined;

  /** Somebody signed in at the provider, which is asked for tokens next. */
  signedIn(nonce: string | undefined): void {
    this.sessionsAreOver = false;
    this.nonce = nonce;
  }

  /** The page that asked is gone: what it sent got here or not. */
  cut(arrived: boolean): void {
    if (arrived && this.online) for (const changes of this.underWay) this.cart.answer(changes);
    this.underWay.clear();
  }

  readonly fetch = (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const gone = () => reject(request.signal.reason);
      if (request.signal.aborted) return gone();
      request.signal.addEventListener('abort', gone);
      this.answer(request).then(resolve, reject);
    });

  private async answer(request: Request): Promise<Response> {
    const { pathname, origin, searchParams } = new URL(request.url);
    if (!this.online) return this.after(QUICK, () => this.nothing());
    if (origin !== 'https://portal.test') return this.after(QUICK, () => this.outside(request));
    if (this.sessionsAreOver) return this.after(QUICK, () => this.failure(401, 'unauthorized'));
    const endpoint = endpointAt(request.method, pathname);
    const name = endpoint?.name ?? `${request.method} ${pathname}`;
    if (name === 'changeLines') return this.save(request);
    const held = name.startsWith('follow') && searchParams.get('hold') === 'yes';
    return this.after(held ? HELD : QUICK, () => this.plain(name, pathname));
  }

  private async after(milliseconds: number, act: () => Response | Promise<Response>): Promise<Response> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!this.online) return this.nothing();
    return act();
  }

  private nothing(): never {
    throw new TypeError('fetch failed');
  }

  private json(value: unknown, status = 200): Response {
    return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
  }

  private failure(status: number, code: string, message = 'refused'): Response {
    return this.json({ message, code, tracking: 'T-1' }, status);
  }

  private async outside(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/keys') return this.json(await sampleKeys());
    if (pathname !== '/token' && pathname !== '/refresh') return new Response(null, { status: 204 });
    this.signIns += 1;
    const token = `a${this.signIns}`;
    if (pathname === '/refresh') return this.json(tokenAnswer(token, 86_400));
    return this.json(await signInAnswer(token, { nonce: this.nonce }, 86_400));
  }

  private isShut(name: string, pathname: string): boolean {
    if (this.maintenance === null || alwaysOpen.has(name)) return false;
    return this.maintenance === 'whole' ? pathname.startsWith('/api/') : pathname.includes('/preorder/');
  }

  private async save(request: Request): Promise<Response> {
    const body = (await request.json()) as contract.BodyOf<typeof contract.changeLines>;
    const { fate } = this;
    this.underWay.add(body.changes);
    return this.after(fate === 'slow' ? SLOW : QUICK, () => {
      this.underWay.delete(body.changes);
      if (this.isShut('changeLines', new URL(request.url).pathname)) return this.shut();
      if (fate === 'forbidden') return this.failure(403, 'noRight');
      if (fate === 'down') return this.failure(500, 'unexpected');
      if (fate === 'lost') return this.nothing();
      const answer = this.cart.answer(body.changes);
      return fate === 'lostAfterStoring' ? this.nothing() : this.json(answer);
    });
  }

  private shut(): Response {
    return this.failure(503, 'maintenance', 'Maintenance is active.');
  }

  private plain(name: string, pathname: string): Response {
    if (this.isShut(name, pathname)) return this.shut();
    const { head, lines } = sampleCart(sampleHead(), this.cart.lines());
    switch (name) {
      case 'userSettings':
        return this.json({
          selectedLanguage: this.language,
          ...(this.person.key && { keptWorkKey: this.person.key }),
        });
      case 'updateLanguage':
        this.language = pathname.endsWith('/de') ? 'de' : 'en';
        return new Response(null, { status: 204 });
      case 'userRoles':
        return this.json(['ROLE_EXTERN']);
      case 'resolvedRights':
        return this.json(buyerRights);
      case 'userProfile':
        return this.json({
          firstName: 'Ada',
          lastName: 'Lind',
          canonicalId: this.person.id,
          email: 'a@lind.test',
        });
      case 'maintenances':
        return this.json(this.maintenances());
      case 'staticPage':
        return new Response('<p>Imprint</p>');
      case 'customers':
        return this.json([sampleCustomer()]);
      case 'customer':
        return this.json(sampleCustomer());
      case 'activeSellingTimes':
        return this.json([sampleSellingTime()]);
      case 'seasonState':
        return this.json(sampleSeasonState());
      case 'styleIndex':
        return this.json(sampleIndex());
      case 'styleDetail':
        return this.json(sampleStyle());
      case 'sizeCurves':
        return this.json({ curves: [] });
      case 'currentCart':
        return this.json({ head, lines });
      case 'customerCarts':
        return this.json([head]);
      case 'validateCart':
        return this.json({ version: head.version, findings: [] });
      case 'followWaiting':
        return this.json({ mark: 'w', askAgainIn: 0, waiting: 0 });
      case 'followCart': {
        const { cartId, state, version, changed } = head;
        const cart = { cartId, state, version, changed, action: null, order: null };
        return this.json({ mark: 'c', askAgainIn: 0, cart });
      }
      case 'agenda':
        return this.json({ serverTime: 0, count: 0, entries: [] });
      case 'dashboardTiles':
      case 'messages':
      case 'lastOrders':
      case 'upcomingSellingTimes':
      case 'brandTree':
      case 'filterSets':
      case 'favoriteStyles':
      case 'liveEvents':
        return this.json([]);
      default:
        this.unknown.push(name);
        return this.failure(404, 'notFound');
    }
  }

  private maintenances(): contract.Maintenance[] {
    if (this.maintenance === null) return [];
    const parts = this.maintenance === 'whole' ? [] : ['preorder'];
    return [sampleMaintenance({ start: 0, end: Date.UTC(2099, 0) / 1000, parts })];
  }
}
