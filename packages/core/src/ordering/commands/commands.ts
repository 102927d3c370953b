import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { type AskedRight, envOf, missingRight } from '../../access/screenRights.ts';
import type { ResolvedRights, RightEnv, SeasonPlace } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { handlesCarts, mayInsert, maySubmit, rightTo } from '../../rules/rights.ts';
import { searchOf } from '../catalog/filtersAddress.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import type { orderingMachine } from '../ordering.machine.ts';
import type { ConditionName } from '../whyNot/reasons.ts';
import { reasonFor, type WhyNot, whyNot } from '../whyNot/whyNot.ts';

/** All commands of the palette, in order. */
export const commandIds = [
  'save',
  'undo',
  'redo',
  'clearFilters',
  'approve',
  'recall',
  'finalize',
  'checkAgain',
  'toStyles',
  'toCart',
  'toCheck',
  'toEntry',
  'toLive',
  'toSeasons',
  'toPreorder',
  'toPostorder',
  'toWaiting',
  'toDashboard',
] as const;
export type CommandId = (typeof commandIds)[number];

/** Why a command is disabled, and what would enable it. */
export type Off =
  | { readonly code: 'lacks'; readonly reasons: readonly WhyNot[] }
  /** No customer's season is open. */
  | { readonly code: 'noPlace' }
  | { readonly code: 'noCustomer' }
  | { readonly code: 'notNarrowed' | 'noCart' }
  /** Only available on the Order-Check. */
  | { readonly code: 'atCheck' };

/** A command of the palette, and why it is disabled, if so. */
export interface Command {
  readonly id: CommandId;
  /** The target if the command is a link; null: it performs an action. */
  readonly to: OrderingRoute | { readonly screen: 'dashboard' } | null;
  /** null: the command is available. */
  readonly off: Off | null;
}

type OrderingSnapshot = SnapshotFrom<typeof orderingMachine>;

interface Present {
  readonly route: OrderingRoute;
  readonly rights: ResolvedRights;
  readonly rightEnv: RightEnv;
  readonly place: SeasonPlace | null;
  readonly customerId: string | null;
  readonly within: ReturnType<typeof workspaceChildren>;
  readonly hasCart: boolean;
}

const presentOf = (snapshot: OrderingSnapshot): Present => {
  const { route, rights } = snapshot.context;
  const workspace = orderingChildren(snapshot).workspace?.getSnapshot();
  const place = 'place' in route ? route.place : null;
  return {
    route,
    rights,
    rightEnv: envOf(route),
    place,
    customerId: place?.customerId ?? (route.screen === 'seasons' ? route.customerId : null),
    within: workspace ? workspaceChildren(workspace) : {},
    hasCart: (workspace?.context.cart.head ?? null) !== null,
  };
};

const conditions = {
  [rightTo.view]: 'holdsView',
  [rightTo.insert]: 'holdsInsert',
  [rightTo.submit]: 'holdsSubmit',
} as const satisfies Record<AskedRight, ConditionName>;

const lacks = (right: AskedRight): Off => ({ code: 'lacks', reasons: [reasonFor(conditions[right])] });

/** A command is disabled if its target would only show a "no access" screen. */
const unlessOpen = ({ rights }: Present, to: OrderingRoute): Off | null => {
  const right = missingRight(rights, to);
  return right && lacks(right);
};

/** The conditions missing for a chart to accept the event, from its own guards. */
const unlessAccepted = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Off | null => {
  const reasons = whyNot(snapshot, event);
  return reasons.length === 0 ? null : { code: 'lacks', reasons };
};

const noPlace: Off = { code: 'noPlace' };

/** A user without the right to see carts must not be told that there is none. */
const noCart = ({ rights, rightEnv }: Present): Off =>
  handlesCarts(rights, rightEnv) ? { code: 'noCart' } : lacks(rightTo.insert);

const inSeason = (present: Present, off: (place: SeasonPlace) => Off | null): Off | null =>
  present.place ? off(present.place) : noPlace;

const leading = (
  id: CommandId,
  present: Present,
  to: (place: SeasonPlace) => OrderingRoute,
  off: () => Off | null = () => null,
): Command => ({
  id,
  to: present.place ? to(present.place) : null,
  off: inSeason(present, (place) => unlessOpen(present, to(place)) ?? off()),
});

const doing = (id: CommandId, off: Off | null): Command => ({ id, to: null, off });

/** Commands of the Order-Check's charts. On other screens these charts do not exist. */
const atCheck = (
  present: Present,
  off: Off | null,
  actor: AnyActorRef | undefined,
  event: AnyEventObject,
): Off | null =>
  inSeason(present, () =>
    actor ? unlessAccepted(actor.getSnapshot(), event) : (off ?? { code: 'atCheck' }),
  );

function actions(present: Present): Command[] {
  const { within, hasCart } = present;
  const cart = within.cart?.getSnapshot();
  const catalog = within.catalog?.getSnapshot();
  const inCart = (event: AnyEventObject) =>
    inSeason(present, () => (cart ? unlessAccepted(cart, event) : noCart(present)));
  const filters = catalog?.context.filters;
  const { rights, rightEnv } = present;
  const unlessInserting = mayInsert(rights, rightEnv) ? null : lacks(rightTo.insert);
  const unlessSubmitting = maySubmit(rights, rightEnv) ? null : lacks(rightTo.submit);
  return [
    doing('save', inCart({ type: 'save.requested' })),
    doing('undo', inCart({ type: 'edits.undone' })),
    doing('redo', inCart({ type: 'edits.redone' })),
    doing(
      'clearFilters',
      inSeason(present, () =>
        catalog?.matches('listing') && filters && searchOf(filters) !== '' ? null : { code: 'notNarrowed' },
      ),
    ),
    doing('approve', atCheck(present, unlessInserting, within.approval, { type: 'approval.requested' })),
    doing('recall', atCheck(present, unlessInserting, within.approval, { type: 'approval.recalled' })),
    doing(
      'finalize',
      atCheck(present, unlessSubmitting, within.finalization, { type: 'finalization.requested' }),
    ),
    doing(
      'checkAgain',
      inSeason(present, () => {
        if (!hasCart) return noCart(present);
        return within.check ? null : { code: 'atCheck' };
      }),
    ),
  ];
}

function destinations(present: Present): Command[] {
  const { rightEnv, customerId } = present;
  const opening = (id: CommandId, to: OrderingRoute): Command => ({ id, to, off: unlessOpen(present, to) });
  return [
    leading('toStyles', present, (place) => ({ screen: 'styles', place })),
    leading('toCart', present, (place) => ({ screen: 'cart', place })),
    leading(
      'toCheck',
      present,
      (place) => ({ screen: 'check', place }),
      () => (present.hasCart ? null : noCart(present)),
    ),
    leading('toEntry', present, (place) => ({ screen: 'entry', place })),
    leading('toLive', present, (place) => ({ screen: 'live', place, eventId: null })),
    customerId === null
      ? { id: 'toSeasons', to: null, off: { code: 'noCustomer' } }
      : opening('toSeasons', { screen: 'seasons', rightEnv, customerId }),
    opening('toPreorder', { screen: 'pos', rightEnv: 'preorder' }),
    opening('toPostorder', { screen: 'pos', rightEnv: 'postorder' }),
    opening('toWaiting', { screen: 'waiting', rightEnv }),
    { id: 'toDashboard', to: { screen: 'dashboard' }, off: null },
  ];
}

/** All commands, with the reason if the current state does not accept one; derived from the charts' guards. */
export function commandsOf(snapshot: OrderingSnapshot): Command[] {
  const present = presentOf(snapshot);
  return [...actions(present), ...destinations(present)];
}
