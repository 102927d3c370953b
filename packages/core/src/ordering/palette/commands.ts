import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { handlesCarts, holds } from '../../access/orderingRights.ts';
import type { OrderingRight, ResolvedRights, RightEnv, SeasonPlace } from '../../contract/index.ts';
import { searchOf } from '../catalog/selectionAddress.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import type { orderingMachine } from '../ordering.machine.ts';
import { envOf, type OrderingRoute } from '../orderingRoute.ts';
import type { ConditionName } from '../whyNot/reasons.ts';
import { reasonFor, type WhyNot, whyNot } from '../whyNot/whyNot.ts';

/** Everything one can do from the palette, in its order. */
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

/** Why a command is off, and what would turn it on. */
export type Off =
  | { readonly code: 'lacks'; readonly reasons: readonly WhyNot[] }
  /** A customer's season must be open. */
  | { readonly code: 'noPlace' }
  | { readonly code: 'noCustomer' }
  | { readonly code: 'notNarrowed' | 'noCart' }
  /** It is done on the Order-Check. */
  | { readonly code: 'atCheck' };

/** Something the palette offers, and why it cannot be done now, if so. */
export interface Command {
  readonly id: CommandId;
  /** Where it leads; null: it does something here. */
  readonly to: OrderingRoute | { readonly screen: 'dashboard' } | null;
  /** null: it can be done. */
  readonly off: Off | null;
}

type Snapshot = SnapshotFrom<typeof orderingMachine>;

interface Present {
  readonly route: OrderingRoute;
  readonly rights: ResolvedRights;
  readonly rightEnv: RightEnv;
  readonly place: SeasonPlace | null;
  readonly customerId: string | null;
  readonly within: ReturnType<typeof workspaceChildren>;
  readonly hasCart: boolean;
}

const presentOf = (snapshot: Snapshot): Present => {
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

const rightsAsked = {
  holdsView: 'COLLECTION_VIEW',
  holdsInsert: 'SHOPPINGCART_INSERT',
  holdsSubmit: 'SHOPPINGCART_SUBMIT',
} as const satisfies Partial<Record<ConditionName, OrderingRight>>;

const unlessHeld = ({ rights }: Present, rightEnv: RightEnv, asked: keyof typeof rightsAsked): Off | null =>
  holds(rights, rightEnv, rightsAsked[asked]) ? null : { code: 'lacks', reasons: [reasonFor(asked)] };

/** What a chart lacks to accept it, by its own guards. */
const unlessAccepted = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Off | null => {
  const reasons = whyNot(snapshot, event);
  return reasons.length === 0 ? null : { code: 'lacks', reasons };
};

const noPlace: Off = { code: 'noPlace' };

/** Whoever may not see carts cannot be told that there is none. */
const noCart = ({ rights, rightEnv }: Present): Off =>
  handlesCarts(rights, rightEnv)
    ? { code: 'noCart' }
    : { code: 'lacks', reasons: [reasonFor('holdsInsert')] };

const inSeason = (present: Present, off: () => Off | null): Off | null => (present.place ? off() : noPlace);

const leading = (
  id: CommandId,
  present: Present,
  to: (place: SeasonPlace) => OrderingRoute,
  off: () => Off | null = () => null,
): Command => ({
  id,
  to: present.place ? to(present.place) : null,
  off: inSeason(present, off),
});

const doing = (id: CommandId, off: Off | null): Command => ({ id, to: null, off });

/** What the Order-Check's charts accept; elsewhere they are not there. */
const atCheck = (
  present: Present,
  asked: keyof typeof rightsAsked,
  actor: AnyActorRef | undefined,
  event: AnyEventObject,
): Off | null =>
  inSeason(present, () =>
    actor
      ? unlessAccepted(actor.getSnapshot(), event)
      : (unlessHeld(present, present.rightEnv, asked) ?? { code: 'atCheck' }),
  );

function deeds(present: Present): Command[] {
  const { within, hasCart } = present;
  const cart = within.cart?.getSnapshot();
  const catalog = within.catalog?.getSnapshot();
  const inCart = (event: AnyEventObject) =>
    inSeason(present, () => (cart ? unlessAccepted(cart, event) : noCart(present)));
  const selection = catalog?.context.selection;
  return [
    doing('save', inCart({ type: 'save.requested' })),
    doing('undo', inCart({ type: 'edits.undone' })),
    doing('redo', inCart({ type: 'edits.redone' })),
    doing(
      'clearFilters',
      inSeason(present, () =>
        catalog?.matches('listing') && selection && searchOf(selection) !== ''
          ? null
          : { code: 'notNarrowed' },
      ),
    ),
    doing('approve', atCheck(present, 'holdsInsert', within.approval, { type: 'approval.requested' })),
    doing('recall', atCheck(present, 'holdsInsert', within.approval, { type: 'approval.recalled' })),
    doing(
      'finalize',
      atCheck(present, 'holdsSubmit', within.finalization, { type: 'finalization.requested' }),
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

function ways(present: Present): Command[] {
  const { rightEnv, customerId } = present;
  const env = (id: CommandId, to: RightEnv): Command => ({
    id,
    to: { screen: 'pos', rightEnv: to },
    off: unlessHeld(present, to, 'holdsView'),
  });
  return [
    leading('toStyles', present, (place) => ({ screen: 'styles', place })),
    leading('toCart', present, (place) => ({ screen: 'cart', place })),
    leading(
      'toCheck',
      present,
      (place) => ({ screen: 'check', place }),
      () => (present.hasCart ? null : noCart(present)),
    ),
    leading(
      'toEntry',
      present,
      (place) => ({ screen: 'entry', place }),
      () => unlessHeld(present, rightEnv, 'holdsInsert'),
    ),
    leading('toLive', present, (place) => ({ screen: 'live', place, eventId: null })),
    {
      id: 'toSeasons',
      to: customerId === null ? null : { screen: 'seasons', rightEnv, customerId },
      off: customerId === null ? { code: 'noCustomer' } : null,
    },
    env('toPreorder', 'preorder'),
    env('toPostorder', 'postorder'),
    {
      id: 'toWaiting',
      to: { screen: 'waiting', rightEnv },
      off: unlessHeld(present, rightEnv, 'holdsSubmit'),
    },
    { id: 'toDashboard', to: { screen: 'dashboard' }, off: null },
  ];
}

/** What the present state accepts, and of the rest why not; from the charts' own guards. */
export function commandsOf(snapshot: Snapshot): Command[] {
  const present = presentOf(snapshot);
  return [...deeds(present), ...ways(present)];
}
