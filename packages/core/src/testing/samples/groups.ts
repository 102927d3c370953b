import type { Group, GroupCart, GroupHead } from '../../contract/index.ts';
import { sampleFinding, sampleHead } from './carts.ts';
import { sampleNow } from './seasons.ts';

/** A group order of three carts, one finalized. */
export const sampleGroupHead = (parts: Partial<GroupHead> = {}): GroupHead => ({
  groupId: 'g-1',
  groupName: 'Northern shops',
  season: 'SS27',
  version: 1,
  made: { by: 'Bea Buyer', at: sampleNow },
  carts: 3,
  finalized: 1,
  customers: 3,
  pieces: 21,
  values: [{ currency: 'EUR', value: 104790 }],
  ...parts,
});

/** Ready, objected to by the rules, and finalized by somebody else. */
export const sampleGroupCarts: GroupCart[] = [
  { head: sampleHead(), findings: [] },
  {
    head: sampleHead({
      cartId: 'cart-2',
      customerId: 'c-2',
      customerNumber: '4712',
      customerName: 'Boutique Perrin',
    }),
    findings: [
      {
        ...sampleFinding,
        spot: { style: 'Field jacket', articleNumber: 'FJ-100', colour: 'Ink', size: 'M' },
      },
    ],
  },
  {
    head: sampleHead({
      cartId: 'cart-3',
      customerId: 'c-3',
      customerNumber: '4713',
      customerName: 'Hallman',
      state: 'finalized',
      order: { orderId: 'o-1', orderNumber: '900001' },
    }),
    findings: [],
  },
];

/** The group order of this user with its carts, {@link sampleGroupCarts} unless told. */
export const sampleGroup = (
  carts: GroupCart[] = sampleGroupCarts,
  parts: Partial<GroupHead> = {},
): Group => ({
  head: sampleGroupHead({ carts: carts.length, ...parts }),
  mine: true,
  carts,
});
