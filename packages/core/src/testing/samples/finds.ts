import type { Finds } from '../../contract/index.ts';
import { serverDown } from './carts.ts';
import { sampleCustomer } from './customers.ts';

const place = {
  rightEnv: 'preorder',
  customerId: 'c-1',
  customerNumber: '104203',
  customerName: 'Modehaus Lindner',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
} as const;

/** Nothing of any kind. */
export const noFinds: Finds = { customers: [], styles: [], carts: [], orders: [] };

/** One of each kind. */
export const sampleFinds: Finds = {
  customers: [{ ...sampleCustomer(), rightEnvs: ['preorder', 'postorder'] }],
  styles: [
    {
      ...place,
      articleId: 's-1',
      articleNumber: '13.00001',
      name: 'Linen shirt',
      ean: '',
      pictureId: null,
      customers: 3,
    },
  ],
  carts: [{ ...place, cartId: 'k-1', state: 'open', pieces: 312, changedAt: Date.UTC(2026, 10, 20) }],
  orders: [
    { ...place, orderId: 'o-1', orderNumber: '4500012345', pieces: 96, finalizedAt: Date.UTC(2026, 10, 2) },
  ],
};

/** The same while pre-order is under maintenance. */
export const partialFinds: Finds = { ...sampleFinds, underMaintenance: ['preorder'] };

/** Everything that can happen to the finds, for their chart and for their part of the search. */
export const findsTour = {
  events: [
    { type: 'query.changed' as const, query: '' },
    { type: 'query.changed' as const, query: 'linen' },
    { type: 'finds.retried' as const },
    { type: 'page.woke' as const },
    { type: 'language.changed' as const, language: 'de' as const },
  ],
  answers: {
    find: [sampleFinds, noFinds, partialFinds, { ...noFinds, underMaintenance: ['preorder' as const] }],
  },
  failures: { find: [serverDown] },
};
