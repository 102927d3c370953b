import type { CartHead, Finding, Group, GroupCart } from '../../contract/index.ts';
import { hindersApproval } from '../rules/limitRule.ts';
import type { GroupDeed } from './settling.machine.ts';

/** The POS Manager finalizes; who may not submit approves (O2). */
export const deedOf = ({ maySubmit }: { readonly maySubmit: boolean }): GroupDeed =>
  maySubmit ? 'finalize' : 'approve';

/** What keeps a cart from it. */
export const hindrances = ({ findings }: GroupCart, deed: GroupDeed): Finding[] =>
  deed === 'finalize' ? [...findings] : findings.filter(hindersApproval);

/** Whether a cart of a group order can be settled now, something hinders it, or it is done. */
export type CartSituation = 'ready' | 'hindered' | 'approved' | 'finalized';

/** Where a cart stands: nothing is left to do with a finalized one, nor with an approved one for who approves. */
export const situationOfCart = (cart: GroupCart, deed: GroupDeed): CartSituation => {
  if (cart.head.state === 'finalized') return 'finalized';
  if (cart.head.state === 'approved' && deed === 'approve') return 'approved';
  return hindrances(cart, deed).length > 0 ? 'hindered' : 'ready';
};

interface Choice {
  readonly group: Group | null;
  readonly maySubmit: boolean;
  /** Carts that stay out by the user's will. */
  readonly leftOut: readonly string[];
}

/** The carts a run would take: those that can, without those the user leaves out. */
export const cartsToSettle = ({ group, maySubmit, leftOut }: Choice): CartHead[] =>
  (group?.carts ?? [])
    .filter((cart) => situationOfCart(cart, deedOf({ maySubmit })) === 'ready')
    .map(({ head }) => head)
    .filter(({ cartId }) => !leftOut.includes(cartId));

/** The carts something is in the way of. */
export const cartsHindered = ({ group, maySubmit }: Omit<Choice, 'leftOut'>): GroupCart[] =>
  (group?.carts ?? []).filter((cart) => situationOfCart(cart, deedOf({ maySubmit })) === 'hindered');

/** A group order that is being made. */
export interface GroupDraft {
  readonly groupName: string;
  readonly season: string;
  readonly cartIds: readonly string[];
}

/** Of a season, in the order they come; one of the draft's other seasons is not among them. */
export const candidatesIn = (carts: readonly CartHead[], season: string): CartHead[] =>
  carts.filter((head) => head.season === season);

/** The seasons of some carts, each once, sorted. */
export const seasonsIn = (carts: readonly CartHead[]): string[] =>
  [...new Set(carts.map(({ season }) => season))].toSorted();

/** Puts an id in, or takes it out. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
