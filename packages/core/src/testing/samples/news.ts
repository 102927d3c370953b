import type { ApprovalHistory, CartNews, ChangedCell } from '../../contract/index.ts';
import { sampleNow } from './seasons.ts';

/** Somebody else changed lines of the cart. */
export const sampleCartNews = (parts: Partial<CartNews> = {}): CartNews => ({
  mark: 'cart-1.9',
  askAgainIn: 0,
  cart: {
    cartId: 'cart-1',
    state: 'open',
    version: 9,
    changed: { by: 'Max Manager', at: sampleNow },
    deed: null,
    order: null,
  },
  ...parts,
});

/** Somebody else finalized it. */
export const finalizedNews = sampleCartNews({
  mark: 'cart-1.10',
  cart: {
    cartId: 'cart-1',
    state: 'finalized',
    version: 10,
    changed: { by: 'Max Manager', at: sampleNow },
    deed: { deed: 'finalized', by: 'Max Manager', at: sampleNow, reason: null },
    order: { orderId: 'o-1', orderNumber: '900001' },
  },
});

/** Four pieces were approved, six stand now. */
export const sampleChangedCell = (parts: Partial<ChangedCell> = {}): ChangedCell => ({
  articleId: 's-1',
  articleNumber: '50-4711',
  styleName: 'Poplin shirt',
  articleColorId: 'k-1',
  colourName: 'Navy',
  articleVariantId: 'v-1',
  articleLength: '32',
  size: 'S',
  approved: { quantity: 4, price: 4990 },
  now: { quantity: 6, price: 4990 },
  ...parts,
});

/** A cart that was approved, then returned with a reason, one cell changed since. */
export const sampleApprovalHistory = (parts: Partial<ApprovalHistory> = {}): ApprovalHistory => ({
  version: 6,
  deeds: [
    { deed: 'approved', by: 'Bea Buyer', at: sampleNow - 60_000, reason: null },
    { deed: 'returned', by: 'Max Manager', at: sampleNow, reason: 'Too many.' },
  ],
  since: { by: 'Bea Buyer', at: sampleNow - 60_000 },
  changes: [sampleChangedCell()],
  ...parts,
});
