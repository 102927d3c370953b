import type { Finding, Style } from '@selvedge/core/contract';
import { applyFix, wishedPieces } from '@selvedge/core/ordering';
import { type Remedy, remedyFor } from '@selvedge/core/rules';
import type { CartRef } from '../cart/state/cellView.ts';

export interface Fix {
  readonly remedy: Remedy;
  /** Absent: there is nothing to press, or not now. */
  readonly act: (() => void) | undefined;
  /** The event used to ask the cart whether it accepts the fix now. */
  readonly asks: CartEvent;
}

type CartEvent = Parameters<CartRef['send']>[0];

/** The fix for a finding in a cart. Quantities go through the cart's ledger, so that they can be undone. */
export function fixFor(finding: Finding, styles: readonly Style[], cart: CartRef): Fix {
  const remedy = remedyFor(finding);
  if (remedy.kind === 'acceptPrice') {
    const event = {
      type: 'prices.accepted' as const,
      prices: [{ articleVariantId: remedy.articleVariantId, price: remedy.price }],
    };
    return { remedy, act: () => cart.send(event), asks: event };
  }
  if (remedy.kind === 'reload') {
    const event = { type: 'cart.reloaded' as const };
    return { remedy, act: () => cart.send(event), asks: event };
  }
  const act = () => {
    const snapshot = cart.getSnapshot();
    const cells = applyFix(remedy, styles, wishedPieces(snapshot), snapshot.context.lines);
    if (cells) cart.send({ type: 'cells.typed', cells });
  };
  const typed = ['setTo', 'reduceTo', 'remove', 'removeColour'].includes(remedy.kind);
  // The cells are computed on press, because that takes a while in a long cart. So `asks` is only a stand-in event.
  const asks = { type: 'cell.typed' as const, articleVariantId: '', entry: '' };
  return { remedy, act: typed ? act : undefined, asks };
}
