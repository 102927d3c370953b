import type { SnapshotFrom } from 'xstate';
import type {
  CartHead,
  CartNews,
  Customer,
  ResolvedRights,
  RightEnv,
  SeasonState,
} from '../../contract/index.ts';
import type { PlaceRoute } from '../../navigation/orderingRoute.ts';
import type { Failure } from '../../platform/api/failure.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { hasUnsaved, isSettled } from '../cart/cart.selectors.ts';
import type { CellEntry, CellPieces } from '../cart/cartEvents.ts';
import { isAtRisk } from '../cart/cartSaving.ts';
import type { Ending } from '../whyNot/ending.ts';

export interface PlaceFacts {
  readonly customer: Customer;
  readonly season: SeasonState;
}

/** What the workspace knows about its cart. */
export interface CartFactsShown {
  head: CartHead | null;
  settled: boolean;
  unsaved: boolean;
  /** Leaving now could lose typed entries. */
  atRisk: boolean;
  /** The cart accepts quantities. */
  open: boolean;
  /** The version up to which all lines are known. */
  whole: number;
  caughtUp: number;
  /** The cart can be reread now. */
  rereads: boolean;
}

export interface WorkspaceContext {
  route: PlaceRoute;
  rights: ResolvedRights;
  facts: PlaceFacts | null;
  cart: CartFactsShown;
  /** An order note is typed and not stored. */
  noteUnsent: boolean;
  /** The state of the place's cart according to the latest news. */
  news: CartNews | null;
  /** The last change of the cart by somebody else that the cart has been told about, until the user reads it. */
  elsewhere: CartNews['cart'];
  /** The mark of the last news that the cart was told about. */
  told: string;
  /** Unless this is `none`, changes of the cart were made by this page. */
  ending: Ending;
  failure: Failure | null;
}

export type WorkspaceEvent =
  | { type: 'route.changed'; route: PlaceRoute }
  | { type: 'language.changed' }
  /** Retry everything that failed, in the place or in its parts. */
  | { type: 'workspace.retried' }
  | { type: 'cart.moved' }
  /** Lines that others changed have been loaded into the cart. */
  | { type: 'cart.caughtUp' }
  /** The user has read 'Changed by …'. */
  | { type: 'elsewhere.read' }
  /** Reload the order limit. */
  | { type: 'limit.asked' }
  /** The user leaves and discards what is not stored. */
  | { type: 'edits.discarded' }
  /** Fast entry and scanning add these to the cart. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  /** The scanned styles; the catalogue has a switch for them. */
  | { type: 'scanned.changed'; articleIds: readonly string[] };

/** Whether the user has a right in this place; `question` asks for it. */
export const may = (
  { rights, route }: WorkspaceContext,
  question: (rights: ResolvedRights, rightEnv: RightEnv) => boolean,
): boolean => question(rights, route.place.rightEnv);

/** In preview, nothing can be approved or finalized (L3, O3). */
export const isPreview = ({ facts }: Pick<WorkspaceContext, 'facts'>): boolean =>
  facts !== null && facts.season.serverTime < facts.season.sellingTime.salesPeriodFrom;

/** When ordering begins, epoch ms; null: it has already begun. */
export const opensAt = (context: Pick<WorkspaceContext, 'facts'>): number | null =>
  isPreview(context) ? (context.facts?.season.sellingTime.salesPeriodFrom ?? null) : null;

/** The latest order made from a cart of this place, from the news or from the opening of the season; null: none. */
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

/** Event that tells the actors working on the cart about its current state. */
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

/** The page's cart is out of date according to the news: somebody else changed, finalized or removed it. */
export function isBehind({ head, whole }: CartFactsShown, { cart }: CartNews): boolean {
  if (cart === null) return head !== null;
  if (cart.state === 'finalized') return head?.cartId === cart.cartId;
  return head?.cartId !== cart.cartId || whole < cart.version;
}

/** The facts of a place without a cart. */
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

/** What leaving the place would discard, and whether any of it could be lost. */
export const leavingOf = ({ cart, noteUnsent }: Pick<WorkspaceContext, 'cart' | 'noteUnsent'>) => ({
  unsaved: unsavedOf(cart.unsaved, noteUnsent),
  atRisk: cart.atRisk || noteUnsent,
});
