import { byVariant, emptyLedger, type Ledger, typed } from '../../ordering/cart/ledger.ts';
import { networkLost } from '../samples.ts';
import { forbidden, sampleCart, sampleHead } from './carts.ts';
import { samplePlace } from './seasons.ts';
import { sampleStyle } from './styles.ts';

/** 6 typed into some cells of a cart in which v-1 is stored with 4. */
const edits = (...ids: string[]): Ledger =>
  typed(
    emptyLedger,
    byVariant(sampleCart().lines),
    ids.map((articleVariantId) => ({ articleVariantId, entry: '6' })),
  );

/** The tour of orphaned edits: with and without a style and an end of their cart. */
export const orphanedEditsTour = {
  input: { place: samplePlace, cartId: 'cart-1', ledger: edits('v-1'), failure: null },
  events: [
    { type: 'edits.found', ledger: edits('v-1', 'v-9') },
    { type: 'naming.retried' },
    { type: 'calls.resumed' },
    { type: 'edits.discarded' },
    { type: 'edits.carried' },
  ],
  answers: {
    nameOrphanedStyles: [[sampleStyle()]],
    readEnd: [
      sampleHead({ state: 'finalized', order: { orderId: 'o-1', orderNumber: '900001' } }),
      'removed',
    ],
  },
  failures: {
    nameOrphanedStyles: [networkLost, forbidden],
    readEnd: [networkLost],
  },
};
