import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type {
  Cart,
  CartHead,
  CartNews,
  Customer,
  ResolvedRights,
  SeasonState,
} from '../../contract/index.ts';
import { type OrderingRoute, type PlaceRoute, searchIn } from '../../navigation/orderingRoute.ts';
import type { Failure } from '../../platform/api/failure.ts';
import {
  handlesCarts,
  mayApprove,
  mayInsert,
  mayScan,
  maySubmit,
  type RightQuestion,
} from '../../rules/rights.ts';
import { sellingPhaseOf } from '../../rules/sellingPhase.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { hasUnsaved } from '../cart/cart.selectors.ts';
import { type CartStatusChanged, type ReportedCart, type Unsaved, unsavedIn } from '../cart/cartStatus.ts';
import type { CellEntry, CellPieces } from '../cart/cell.ts';
import type { NoteStatusChanged } from '../cart/noteStatus.ts';
import type { FindingsChanged } from '../check/check.machine.ts';
import type { FinalizationStatusChanged } from '../finalization/finalization.machine.ts';
import type { QuickStyleCame } from '../matrix/quickStyle.machine.ts';
import type { StyleWanted } from '../matrix/styleWanted.ts';
import type { cartNewsMachine } from '../news/cartNews.machine.ts';
import type { NewsCame } from '../news/newsChart.ts';
import type { OrderDetailsStatusChanged } from '../orderDetails/orderDetailsStatus.ts';
import type { ShownCell } from '../scan/scanEvents.ts';
import type { CodeCame } from '../screenCode/screenCode.machine.ts';
import type { Ending } from '../whyNot/ending.ts';
import type { CartUpdate } from './cartUpdates.machine.ts';

export interface PlaceFacts {
  readonly customer: Customer;
  readonly season: SeasonState;
}

/** Which texts are typed and only stored by hand, as the order note and the order details last reported it. */
export interface UnsentTexts {
  readonly note: boolean;
  readonly details: boolean;
  /** An earlier page kept order details, and nobody has opened them yet. */
  readonly detailsWait: boolean;
}

/** What the chart of a place begins with. */
export const nothingYet = () => ({
  facts: null,
  cart: noCart,
  unsent: noText,
  ending: 'none' as const,
  failure: null,
  brought: [],
});

export const noText: UnsentTexts = { note: false, details: false, detailsWait: false };

interface Reported {
  readonly event: Pick<NoteStatusChanged | OrderDetailsStatusChanged, 'status'>;
}
export const unsent = {
  note: ({ event }: Reported) => ({ note: event.status === 'unsent' }),
  details: ({ event }: Reported) => ({
    details: event.status === 'unsent',
    detailsWait: event.status === 'waiting',
  }),
};

export interface WorkspaceContext {
  route: PlaceRoute;
  rights: ResolvedRights;
  facts: PlaceFacts | null;
  cart: ReportedCart;
  unsent: UnsentTexts;
  /** Unless this is `none`, changes of the cart were made by this page. */
  ending: Ending;
  failure: Failure | null;
  /** The screens whose code is there. */
  brought: readonly OrderingRoute['screen'][];
}

export type WorkspaceEvent =
  | { type: 'route.changed'; route: PlaceRoute }
  | { type: 'language.changed' }
  /** Retry everything that failed, in the place or in its parts. */
  | { type: 'workspace.retried' }
  | CodeCame
  | CartStatusChanged
  | NoteStatusChanged
  | OrderDetailsStatusChanged
  | FinalizationStatusChanged
  | FindingsChanged
  | NewsCame<CartNews>
  | CartUpdate
  /** The cart has told something new, and `context.cart` is that. */
  | { type: 'cart.moved' }
  /** A child chart changed the cart, and this is what it is now. */
  | { type: 'cart.answered'; cart: Cart }
  /** The cart with this head is not the one that was to be approved: reread it. */
  | { type: 'approval.outdated'; head: CartHead }
  /** Lines that others changed have been loaded into the cart. */
  | { type: 'cart.caughtUp' }
  /** The cart has a style that its contents lack. */
  | { type: 'styles.came' }
  /** Reload the order limit. */
  | { type: 'limit.asked' }
  /** The user leaves and discards what is not stored. */
  | { type: 'edits.discarded' }
  /** Bulk entry and scanning add these to the cart. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  /** A quick order goes on with the next style of the list, or its style has been fetched. */
  | StyleWanted
  | QuickStyleCame
  /** A scan says which style to show, in which colour. */
  | { type: 'style.scanned'; cell: Pick<ShownCell, 'articleId' | 'articleColorId'> }
  /** The scanned styles; the catalogue has a switch for them. */
  | { type: 'scanned.changed'; articleIds: readonly string[] };

/** Whether the user has a right in this place; `question` asks for it. */
export const may = ({ rights, route }: WorkspaceContext, question: RightQuestion): boolean =>
  question(rights, route.place.rightEnv);

/** In preview, nothing can be approved or finalized (L3, O3). */
export const isPreview = ({ facts }: Pick<WorkspaceContext, 'facts'>): boolean =>
  facts !== null && sellingPhaseOf(facts.season.sellingTime, facts.season.serverTime) === 'upcoming';

/** When ordering begins, epoch ms; null: it has already begun. */
export const opensAt = (context: Pick<WorkspaceContext, 'facts'>): number | null =>
  isPreview(context) ? (context.facts?.season.sellingTime.salesPeriodFrom ?? null) : null;

export const headOf = ({ cart }: WorkspaceContext): CartHead => {
  if (cart.head === null) throw new Error('a state that needs a cart was entered without one');
  return cart.head;
};

/** What is known of the cart when its quick check is asked for. */
export const precheckOf = (context: WorkspaceContext) => ({
  settled: context.cart.status === 'stored',
  version: headOf(context).version,
});

type OfWorkspace = { readonly context: WorkspaceContext };

const cartRef = ({ context }: OfWorkspace) => {
  const { rightEnv, cartId } = headOf(context);
  return { rightEnv, cartId };
};

const ordering = ({ context }: OfWorkspace) => ({
  place: context.route.place,
  mayInsert: may(context, mayInsert),
});

const searchable = ({ context: { route } }: OfWorkspace) => ({ place: route.place, search: searchIn(route) });

/** An order would go without order details that are typed and not saved, here or in an earlier page. */
export const wouldGoWithout = ({ unsent: { details, detailsWait } }: WorkspaceContext): boolean =>
  details || detailsWait;

const finalization = ({ context }: OfWorkspace) => ({
  head: headOf(context),
  holdsSubmit: may(context, maySubmit),
  opensAt: opensAt(context),
  detailsUnsent: wouldGoWithout(context),
});

/** What the charts of the workspace are given. */
export const inputs = {
  cartRef,
  ordering,
  searchable,
  finalization,
  screenCode: ({ context: { route } }: OfWorkspace) => ({ screen: route.screen }),
  place: ({ context: { route } }: OfWorkspace) => ({ place: route.place }),
  scan: (given: OfWorkspace) => ({ ...ordering(given), mayScan: may(given.context, mayScan) }),
  limit: ({ context: { route, facts } }: OfWorkspace) => ({
    place: route.place,
    limit: facts?.season.limit ?? null,
  }),
  cartNews: ({ context }: OfWorkspace) => ({
    params: { ...context.route.place },
    may: may(context, handlesCarts),
  }),
  style: (given: OfWorkspace) => ({
    ...ordering(given),
    ...searchable(given),
    articleId: given.context.route.screen === 'style' ? given.context.route.articleId : '',
  }),
  live: ({ context: { route } }: OfWorkspace) => ({
    place: route.place,
    eventId: route.screen === 'live' ? (route.eventId ?? '') : '',
  }),
  precheck: (given: OfWorkspace) => ({ ...cartRef(given), ...precheckOf(given.context) }),
  approval: (given: OfWorkspace) => ({ ...finalization(given), holdsInsert: may(given.context, mayApprove) }),
};

/** The style that a scan found, for the list: it takes the place of itself in the address. */
export const scannedStyleOf = ({
  context: { route },
  event: { cell },
}: OfWorkspace & { readonly event: Extract<WorkspaceEvent, { type: 'style.scanned' }> }) => ({
  type: 'style.chosen' as const,
  ...cell,
  replace: route.screen === 'style' && route.articleId === cell.articleId,
});

/** A style that was fetched for a quick order in the list. */
export const quickOrderOf = ({
  context: { facts },
  event: { style, goesOn },
}: OfWorkspace & { readonly event: QuickStyleCame }) => ({
  type: 'quickOrder.opened' as const,
  style,
  goesOn,
  now: facts?.season.serverTime ?? 0,
});

/** What may change what the cart has to be told, with the cart as it is known. */
export const updates = {
  reported: ({ context: { cart } }: OfWorkspace) => ({ type: 'cart.reported' as const, cart }),
  answered: ({ context: { cart }, event }: OfWorkspace & { readonly event: { readonly cart: Cart } }) => ({
    type: 'cart.answered' as const,
    answered: event.cart,
    cart,
  }),
  news: ({ context: { cart }, event }: OfWorkspace & { readonly event: NewsCame<CartNews> }) => ({
    type: 'news.came' as const,
    news: event.news,
    cart,
  }),
};

/** What closes the quick order of a screen that is left. */
export const closing = {
  quickStyle: { type: 'quickStyle.closed' },
  quickOrder: { type: 'quickOrder.closed' },
} as const;

/** A place begins without a cart. */
export const noCart: ReportedCart = { status: 'closed', head: null, whole: 0 };

type OpenWorkspace = Pick<AnyMachineSnapshot, 'children'> & { readonly context: WorkspaceContext };

interface OpenCharts {
  readonly cart?: ActorRefFrom<typeof cartMachine>;
  readonly cartNews?: ActorRefFrom<typeof cartNewsMachine>;
}

const chartsIn = ({ children }: OpenWorkspace): OpenCharts => children;

/** What is typed and not stored; null: nothing. */
export function unsavedWork(
  workspace: OpenWorkspace,
): 'quantities' | 'note' | 'both' | 'details' | 'several' | null {
  const { cart } = chartsIn(workspace);
  const quantities = cart !== undefined && hasUnsaved(cart.getSnapshot());
  const { note, details } = workspace.context.unsent;
  if (details) return quantities || note ? 'several' : 'details';
  if (note) return quantities ? 'both' : 'note';
  return quantities ? 'quantities' : null;
}

/** What a workspace tells its parent, once on every change: what leaving the place would do to what is typed. */
export interface WorkspaceStatusChanged {
  readonly type: 'workspace.statusChanged';
  readonly unsaved: Unsaved;
}

export function workspaceStatusChanged(workspace: OpenWorkspace): WorkspaceStatusChanged {
  const { cart } = chartsIn(workspace);
  const { note, details } = workspace.context.unsent;
  const typed = cart ? unsavedIn(cart.getSnapshot()) : 'none';
  return {
    type: 'workspace.statusChanged',
    unsaved: note || details ? 'atRisk' : typed,
  };
}

/** The latest news of the place's cart; null: none yet. */
export const newsIn = (workspace: OpenWorkspace): CartNews | null =>
  chartsIn(workspace).cartNews?.getSnapshot().context.news ?? null;

/** The latest order made from a cart of this place, from the news or from the opening of the season; null: none. */
export const lastOrderOf = (
  workspace: OpenWorkspace,
): { readonly orderId: string; readonly orderNumber: string } | null =>
  newsIn(workspace)?.cart?.order ?? workspace.context.facts?.season.orders[0] ?? null;
