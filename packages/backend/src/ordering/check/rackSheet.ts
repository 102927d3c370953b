import { CellMap, type Rack, type RackView, rackOf, rackViewOf, wholeRack } from '@selvedge/core/check';
import type { CartHead, Finding, Language, Style } from '@selvedge/core/contract';
import { judgeCart } from '@selvedge/core/rules';
import type { Queryable } from '../../database/database.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { type CartAddress, cartFor } from '../cart/cart.policy.ts';
import { readWholeCart } from '../cart/cart.store.ts';
import { readOrderedStyles } from '../cart/cartContents.ts';
import { readCartFacts } from '../cart/cartFacts.ts';
import { assertVersion } from '../cart/cartVersion.ts';
import { type PlaceWords, placeWords } from '../document/placeWords.ts';

/** All that the paper of an Order-Check says, in one language. */
export interface RackSheet extends PlaceWords {
  readonly language: Language;
  /** Of the house; times are told in it. */
  readonly timeZone: string;
  readonly head: CartHead;
  readonly view: RackView;
  readonly rack: Rack;
  /** The same, not narrowed. */
  readonly whole: Rack;
  /** The order limit, minor units; null where there is none. */
  readonly limit: number | null;
  /** What the rules say, with the styles it is about; null where it is not looked at. */
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
 * @throws {Refusal} 404 `notFound` for a missing, a foreign or a forbidden cart alike; 409 `versionConflict` when it is not
 * the one that was seen any more.
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
