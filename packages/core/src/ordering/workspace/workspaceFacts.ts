import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { CartHead, Customer, ResolvedRights, SeasonState } from '../../contract/index.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { hasUnsaved, isSettled } from '../cart/cart.selectors.ts';
import type { CellEntry, CellPieces } from '../cart/cartEvents.ts';
import { isAtRisk } from '../cart/cartSaving.ts';
import { holds } from '../orderingRights.ts';
import type { PlaceRoute } from '../orderingRoute.ts';

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
}

export interface WorkspaceContext {
  route: PlaceRoute;
  rights: ResolvedRights;
  facts: PlaceFacts | null;
  cart: CartFactsShown;
  failure: Failure | null;
}

export type WorkspaceEvent =
  | { type: 'route.changed'; route: PlaceRoute }
  | { type: 'language.changed' }
  /** What has failed, of the place or within it, is asked for again. */
  | { type: 'workspace.retried' }
  | { type: 'cart.moved' }
  /** The user leaves and gives up what is not stored. */
  | { type: 'edits.discarded' }
  /** Fast entry and scanning hand over what goes into the cart. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  /** The styles that have been scanned; the catalogue has a switch for them. */
  | { type: 'scanned.changed'; articleIds: readonly string[] };

export const may = (
  context: WorkspaceContext,
  right: 'SHOPPINGCART_INSERT' | 'SHOPPINGCART_SUBMIT' | 'SCAN_ARTICLES',
): boolean => holds(context.rights, context.route.place.rightEnv, right);

/** In preview nothing is approved or finalized (section 4). */
export const isPreview = ({ facts }: Pick<WorkspaceContext, 'facts'>): boolean =>
  facts !== null && facts.season.serverTime < facts.season.sellingTime.salesPeriodFrom;

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
});

export const differs = (one: CartHead | null, other: CartHead | null): boolean =>
  one?.cartId !== other?.cartId || one?.version !== other?.version || one?.state !== other?.state;
