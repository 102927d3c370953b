import type { CartHead, Group, GroupCart } from '../../contract/index.ts';
import { hindersApproval } from '../../rules/approvalWarnings.ts';
import type { GroupAction } from './settling.machine.ts';

/** The POS Manager finalizes; users without the right to submit approve (O2). */
export const groupActionOf = ({ maySubmit }: { readonly maySubmit: boolean }): GroupAction =>
  maySubmit ? 'finalize' : 'approve';

/** The findings that block the action for a cart. */
export const hindrances = ({ findings }: GroupCart, action: GroupAction): GroupCart['findings'] =>
  action === 'finalize' ? [...findings] : findings.filter(hindersApproval);

/** The situation of a cart in a group order: it can be settled now, something blocks it, or it is done. */
export type CartSituation = 'ready' | 'hindered' | 'approved' | 'finalized';

/**
 * The situation of a cart for an action. A finalized cart is done, and so is an approved one if the action is to
 * approve.
 */
export const situationOfCart = (cart: GroupCart, action: GroupAction): CartSituation => {
  if (cart.head.state === 'finalized') return 'finalized';
  if (cart.head.state === 'approved' && action === 'approve') return 'approved';
  return hindrances(cart, action).length > 0 ? 'hindered' : 'ready';
};

interface Choice {
  readonly group: Group | null;
  readonly maySubmit: boolean;
  /** Carts that the user excluded. */
  readonly leftOut: readonly string[];
}

/** The carts that a run would process: all that are ready, except those the user excluded. */
export const cartsToSettle = ({ group, maySubmit, leftOut }: Choice): CartHead[] =>
  (group?.carts ?? [])
    .filter((cart) => situationOfCart(cart, groupActionOf({ maySubmit })) === 'ready')
    .map(({ head }) => head)
    .filter(({ cartId }) => !leftOut.includes(cartId));

/** The carts that are blocked. */
export const cartsHindered = ({ group, maySubmit }: Omit<Choice, 'leftOut'>): GroupCart[] =>
  (group?.carts ?? []).filter((cart) => situationOfCart(cart, groupActionOf({ maySubmit })) === 'hindered');

/** What carts can be added to a group order: those of its season that it does not hold. */
export const pickingOf = ({ group }: Pick<Choice, 'group'>) => ({
  season: group?.head.season ?? '',
  held: (group?.carts ?? []).map(({ head }) => head.cartId),
});

/** A change of the group order as it is known. */
export const changeOf = <Change>({
  groupId,
  group,
  change,
}: Pick<Choice, 'group'> & { readonly groupId: string; readonly change: Change }) => ({
  groupId,
  version: group?.head.version ?? 0,
  change,
});

/** A group order that is being created. */
export interface GroupDraft {
  readonly groupName: string;
  readonly season: string;
  readonly cartIds: readonly string[];
}

/** The carts of a season, in their given order. Carts of other seasons are left out. */
export const candidatesIn = (carts: readonly CartHead[], season: string): CartHead[] =>
  carts.filter((head) => head.season === season);

/** The distinct seasons of some carts, sorted. */
export const seasonsIn = (carts: readonly CartHead[]): string[] =>
  [...new Set(carts.map(({ season }) => season))].toSorted();

/** Adds the id, or removes it if it is already there. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
