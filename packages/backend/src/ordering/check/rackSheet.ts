import { CellMap, type Rack, type RackView, rackOf, rackViewOf, wholeRack } from '@selvedge/core/check';
import type { CartHead, Finding, Language, Style } from '@selvedge/core/contract';
import { judgeCart } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { assertVersion } from '../approval/cartVersion.ts';
import { type CartAddress, cartFor } from '../cart/cart.policy.ts';
import { readWholeCart } from '../cart/cart.store.ts';
import { readOrderedStyles } from '../cart/cartContents.ts';
import { readCartFacts } from '../cart/cartFacts.ts';
import { type PlaceWords, placeWords } from '../document/placeWords.ts';

/** Everything printed on an Order-Check, in one language. */
export interface RackSheet extends PlaceWords {
  readonly language: Language;
  /** Of the fashion house; times are shown in it. */
  readonly timeZone: string;
  readonly head: CartHead;
  readonly view: RackView;
  readonly rack: Rack;
  /** The rack without filters. */
  readonly whole: Rack;
  /** The order limit in minor units; null where there is none. */
  readonly limit: number | null;
  /** What the rules find, with the styles concerned; null when this tab is not shown. */
  readonly verdict: { readonly findings: readonly Finding[]; readonly styles: readonly Style[] } | null;
}

interface Seen {
  readonly version: number;
  /** The search part of the page's address. */
  readonly view: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly now: number;
}

/**
 * A cart as its Order-Check shows it, for users who handle carts of its customer.
 *
 * @throws {Refusal} 404 `notFound`, whether the cart is missing, belongs to others or is forbidden; 409
 * `versionConflict` when it is no longer at the version that was seen.
 */
export async function readRack(
  db: Queryable,
  user: SignedInUser,
  address: CartAddress,
  { version, view: search, language, timeZone, now }: Seen,
): Promise<RackSheet> {
  const cart = await cartFor(db, user, address);
  assertVersion(cart, version);
  const { head, lines } = await readWholeCart(db, user, cart.cartId);
  const styles = await readOrderedStyles(db, user, cart, language);
  const facts = await readCartFacts(db, user, cart, { now, language });
  const view = rackViewOf(search);
  const byVariant = new Map(lines.map((line) => [line.articleVariantId, line]));
  const pieces = new Map(lines.map(({ articleVariantId, quantity }) => [articleVariantId, quantity]));
  const stored = CellMap.of(byVariant);
  return {
    language,
    timeZone,
    head,
    view,
    rack: rackOf(styles, pieces, stored, view),
    whole: rackOf(styles, pieces, stored, { ...wholeRack, grouping: 'none' }),
    limit: facts.limit && facts.limit.amount > 0 ? facts.limit.amount : null,
    verdict: view.tab === 'order' ? { findings: judgeCart(facts), styles } : null,
    ...(await placeWords(db, cart, language)),
  };
}
