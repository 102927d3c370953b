import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type {
  CartHead,
  CartNews,
  Customer,
  ResolvedRights,
  RightEnv,
  SeasonState,
} from '../../contract/index.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { hasUnsaved, isSettled } from '../cart/cart.selectors.ts';
import type { CellEntry, CellPieces } from '../cart/cartEvents.ts';
import { isAtRisk } from '../cart/cartSaving.ts';
import type { PlaceRoute } from '../orderingRoute.ts';
import type { Ending } from '../whyNot/ending.ts';

export interface PlaceFacts {
  readonly customer: Customer;
  readonly season: SeasonState;
}

/** What the workspace knows of its cart. */
export interface CartFactsShown {
  head: CartHead | null;
  settled: boolean;
  unsaved: boolean;
  /** Leaving now could lose something that is typed. */
  atRisk: boolean;
  /** It takes pieces. */
  open: boolean;
  /** The version up to which every line is known. */
  whole: number;
  caughtUp: number;
  /** It can be read anew now. */
  rereads: boolean;
}

export interface WorkspaceContext {
  route: PlaceRoute;
  rights: ResolvedRights;
  facts: PlaceFacts | null;
  cart: CartFactsShown;
  /** An order note is typed and not stored. */
  noteUnsent: boolean;
  /** How the cart of the place stands by the latest news. */
  news: CartNews | null;
  /** What somebody else did to the cart last, until it is read; the cart has been told of it. */
  elsewhere: CartNews['cart'];
  /** The mark of the news that the cart was told of. */
  told: string;
  /** Unless it is `none`, what becomes of the cart is this page's own doing. */
  ending: Ending;
  failure: Failure | null;
}

export type WorkspaceEvent =
  | { type: 'route.changed'; route: PlaceRoute }
  | { type: 'language.changed' }
  /** What has failed, of the place or within it, is asked for again. */
  | { type: 'workspace.retried' }
  | { type: 'cart.moved' }
  /** Lines that others changed are in the cart now. */
  | { type: 'cart.caughtUp' }
  /** 'Changed by …' was read. */
  | { type: 'elsewhere.read' }
  /** Somebody wants to see the order limit as it is now. */
  | { type: 'limit.asked' }
  /** The user leaves and gives up what is not stored. */
  | { type: 'edits.discarded' }
  /** Fast entry and scanning hand over what goes into the cart. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  /** The styles that have been scanned; the catalogue has a switch for them. */
  | { type: 'scanned.changed'; articleIds: readonly string[] };

/** Whether the user may do in the place what a question about rights asks. */
export const may = (
  { rights, route }: WorkspaceContext,
  question: (rights: ResolvedRights, rightEnv: RightEnv) => boolean,
): boolean => question(rights, route.place.rightEnv);

/** In preview nothing is approved or finalized (L3, O3). */
export const isPreview = ({ facts }: Pick<WorkspaceContext, 'facts'>): boolean =>
  facts !== null && facts.season.serverTime < facts.season.sellingTime.salesPeriodFrom;

/** When ordering begins, epoch ms; null: it has begun. */
export const opensAt = (context: Pick<WorkspaceContext, 'facts'>): number | null =>
  isPreview(context) ? (context.facts?.season.sellingTime.salesPeriodFrom ?? null) : null;

/** The order a cart of the place became last, by the news or as the season was opened; null: none did. */
export const lastOrderOf = ({
  facts,
  news,
}: Pick<WorkspaceContext, 'facts' | 'news'>): {
  readonly orderId: string;
  readonly orderNumber: string;
} | null => news?.cart?.order ?? facts?.season.orders[0] ?? null;

export const headOf = ({ cart }: WorkspaceContext): CartHead => {
  if (cart.head === null) throw new Error('a state that needs a cart was entered without one');
  return cart.head;
};

/** Tells what acts on the cart how it stands now. */
export const cartChanged = (context: WorkspaceContext) => ({
  type: 'cart.changed' as const,
  head: headOf(context),
});

export const cartRefOf = (context: WorkspaceContext) => {
  const { rightEnv, cartId } = headOf(context);
  return { rightEnv, cartId };
};

export const shownOf = (snapshot: SnapshotFrom<typeof cartMachine>): CartFactsShown => ({
  head: snapshot.context.head,
  settled: isSettled(snapshot),
  unsaved: hasUnsaved(snapshot),
  atRisk: isAtRisk(snapshot),
  open: snapshot.matches('editing') && snapshot.context.mayInsert,
  whole: snapshot.context.whole,
  caughtUp: snapshot.context.caughtUp,
  rereads: snapshot.can({ type: 'cart.outdated' }),
});

/** The page does not know the cart as it stands by the news: somebody else changed, finalized or removed it. */
export function isBehind({ head, whole }: CartFactsShown, { cart }: CartNews): boolean {
  if (cart === null) return head !== null;
  if (cart.state === 'finalized') return head?.cartId === cart.cartId;
  return head?.cartId !== cart.cartId || whole < cart.version;
}

/** Of a place with no cart of anybody. */
export const noCart: CartFactsShown = {
  head: null,
  settled: false,
  unsaved: false,
  atRisk: false,
  open: false,
  whole: 0,
  caughtUp: 0,
  rereads: false,
};

export const differs = (one: CartHead | null, other: CartHead | null): boolean =>
  one?.cartId !== other?.cartId || one?.version !== other?.version || one?.state !== other?.state;

/** What is typed and not stored. */
export type Unsaved = 'quantities' | 'note' | 'both';

const unsavedOf = (quantities: boolean, note: boolean): Unsaved | null => {
  if (quantities && note) return 'both';
  if (note) return 'note';
  return quantities ? 'quantities' : null;
};

/** What leaving the place would give up, and whether any of it could be lost. */
export const leavingOf = ({ cart, noteUnsent }: Pick<WorkspaceContext, 'cart' | 'noteUnsent'>) => ({
  unsaved: unsavedOf(cart.unsaved, noteUnsent),
  atRisk: cart.atRisk || noteUnsent,
});
