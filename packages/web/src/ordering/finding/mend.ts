import type { Finding, Style } from '@selvedge/core/contract';
import { applyFix, wishedPieces } from '@selvedge/core/ordering';
import { type WayOut, wayOut } from '@selvedge/core/rules';
import type { CartRef } from '../matrix/cellView.ts';

export interface Mend {
  readonly way: WayOut;
  /** Absent: nothing can be pressed, or not now. */
  readonly act: (() => void) | undefined;
  /** What the cart is asked with, whether it takes that now. */
  readonly asks: CartEvent;
}

type CartEvent = Parameters<CartRef['send']>[0];

/** The way out of a finding on a cart: quantities go through its ledger, so that they can be taken back. */
export function mendOf(finding: Finding, styles: readonly Style[], cart: CartRef): Mend {
  const way = wayOut(finding);
  if (way.kind === 'acceptPrice') {
    const event = {
      type: 'prices.accepted' as const,
      prices: [{ articleVariantId: way.articleVariantId, price: way.price }],
    };
    return { way, act: () => cart.send(event), asks: event };
  }
  if (way.kind === 'reload') {
    const event = { type: 'cart.reloaded' as const };
    return { way, act: () => cart.send(event), asks: event };
  }
  const act = () => {
    const snapshot = cart.getSnapshot();
    const cells = applyFix(way, styles, wishedPieces(snapshot), snapshot.context.lines);
    if (cells) cart.send({ type: 'cells.typed', cells });
  };
  const typed = ['setTo', 'reduceTo', 'remove', 'removeColour'].includes(way.kind);
  // The cells are worked out when it is pressed: of a long cart that takes a while.
  const asks = { type: 'cell.typed' as const, articleVariantId: '', entry: '' };
  return { way, act: typed ? act : undefined, asks };
}
