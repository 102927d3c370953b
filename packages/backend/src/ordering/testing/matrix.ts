import type { Endpoint } from '@selvedge/core/contract';
import * as contract from '@selvedge/core/contract';
import { addressOf } from '../../endpoint/bind.ts';
import { fill, type Partner } from './partner.ts';

/** Ids of one customer's objects by the names of the contract's path parameters. */
export type Objects = Readonly<Record<string, string>>;

type Route = Pick<Endpoint<never, never, never, never>, 'name' | 'method' | 'base' | 'version' | 'path'>;

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'base' in value;

const exported: readonly unknown[] = Object.values(contract);
/** Every route of the contract. */
export const routes: readonly Route[] = exported.filter(isRoute);

/** Routes that name nothing that could be somebody else's: what they name, everybody has, or it is always one's own. */
export const naming: Readonly<Record<string, string>> = {
  agenda: 'nothing',
  approvedCarts: 'nothing',
  brandTree: 'nothing',
  customers: 'nothing',
  dashboardTiles: 'nothing',
  exportMessage: 'a message of the house',
  filterSets: 'nothing',
  finds: 'nothing',
  followWaiting: 'nothing',
  generalConditions: 'a text of the house',
  groupOrders: 'nothing',
  groupableCarts: 'nothing',
  mailMessage: 'a message of the house',
  maintenances: 'nothing',
  markFavorite: 'a tile',
  messages: 'nothing',
  printToken: 'what the token is for; who uses it is judged then',
  resolvedRights: 'nothing',
  saveFilterSet: 'nothing',
  search: 'nothing',
  staticPage: 'a text of the house',
  unmarkFavorite: 'a tile',
  updateLanguage: 'a language',
  userProfile: 'nothing',
  userRoles: 'nothing',
  userSettings: 'nothing',
};

/** A row of the matrix: what a call carries besides its path, for given objects. */
interface Row {
  readonly body?: (of: Objects) => object;
  readonly query?: (of: Objects) => Record<string, string>;
  /** What a foreign object answers, where it is not 404: as much as a missing one. */
  readonly status?: number;
  /** For whom it is: nobody who looks only. */
  readonly handlersOnly?: true;
}

const place = ({ season, subdivision, collectionType }: Objects) => ({ season, subdivision, collectionType });
const atVersion = () => ({ version: 2 });
const cartSource = ({ cartId }: Objects) => ({ kind: 'cart', cartId });
const noDetails = { customerOrderNumber: '', deliveryAddressId: null, requestedWeek: null };
const handlersOnly = true;
const held = () => ({ after: '', hold: 'no' });

/** Routes that name an object of a customer or a user. */
export const rows: Readonly<Record<string, Row>> = {
  acceptPrices: {
    body: ({ articleVariantId }) => ({ version: 2, prices: [{ articleVariantId, price: 1 }] }),
    handlersOnly,
  },
  activeSellingTimes: {},
  approvalHistory: { handlersOnly },
  approveCart: { body: atVersion, handlersOnly },
  cartRack: { query: () => ({ version: '3', view: '' }), handlersOnly },
  cartStyles: { handlersOnly },
  changeGroupOrder: { body: () => ({ version: 1, groupName: 'Mine now' }), handlersOnly },
  changeLines: {
    body: ({ articleVariantId }) => ({ version: 2, changes: [{ articleVariantId, quantity: 9, was: 1 }] }),
    handlersOnly,
  },
  contactFor: { query: () => ({ matter: 'limit' }) },
  copyReport: { handlersOnly },
  createGroupOrder: {
    body: ({ cartId, season }) => ({ groupName: 'Mine', season, cartIds: [cartId] }),
    handlersOnly,
  },
  currentCart: {},
  customer: {},
  customerCarts: {},
  deliveryChoices: { handlersOnly },
  dissolveGroupOrder: { handlersOnly },
  favoriteStyles: {},
  finalizeCart: { body: atVersion, handlersOnly },
  followCart: { query: held, handlersOnly },
  followLive: { query: () => ({ after: '0' }) },
  groupOrder: { handlersOnly },
  keylook: {},
  lastOrders: { query: ({ customerId = '' }) => ({ customerId }) },
  liveEvents: {},
  lookUpArticles: { body: () => ({ eans: ['4069800000011'], articleNumbers: ['13.00001'] }) },
  mailConfirmation: { body: () => ({ recipients: ['somebody@example.com'] }), handlersOnly },
  markCustomer: {},
  markStyle: {},
  openCart: { body: (of) => ({ customerId: of.customerId, ...place(of) }), handlersOnly },
  order: { handlersOnly },
  orderConfirmation: { handlersOnly },
  orders: {},
  planCopy: {
    body: (of) => ({
      source: cartSource(of),
      targets: [{ customerId: 'C1001', standing: null }],
    }),
    handlersOnly,
  },
  priceAcceptances: { handlersOnly },
  printConfirmation: { query: () => ({ 'print-token': 'none', lang: 'en' }), status: 401, handlersOnly },
  readCart: { handlersOnly },
  recallCart: { handlersOnly },
  removeCart: { body: atVersion, handlersOnly },
  removeFilterSet: { status: 200 },
  renameFilterSet: { body: () => ({ name: 'Mine now' }) },
  retryCopy: {
    body: ({ customerId }) => ({ targets: [{ customerId, standing: null, version: 'v' }] }),
    handlersOnly,
  },
  returnCart: { body: () => ({ version: 2, reason: 'No' }), handlersOnly },
  runCopy: {
    body: (of) => ({
      source: cartSource(of),
      targets: [{ customerId: 'C1001', standing: null, version: 'v' }],
    }),
    handlersOnly,
  },
  seasonState: {},
  sizeCurves: {},
  styleDetail: {},
  styleIndex: {},
  unmarkCustomer: {},
  unmarkStyle: {},
  upcomingSellingTimes: {},
  validateCart: { handlersOnly },
  writeOrderDetails: {
    body: () => ({ was: noDetails, details: { ...noDetails, customerOrderNumber: 'Mine' } }),
    handlersOnly,
  },
  writeNote: { body: () => ({ was: '', note: 'Mine' }), handlersOnly },
};

/** The routes of the matrix. */
export const cells = routes.flatMap((route) => {
  const row = rows[route.name];
  return row ? [{ ...route, row }] : [];
});
export type CellRoute = (typeof cells)[number];

export function cellOf(name: string): CellRoute {
  const cell = cells.find((one) => one.name === name);
  if (!cell) throw new Error(`${name} is not in the matrix`);
  return cell;
}

let calls = 0;

/** What a call says, its tracking code aside. */
export async function said(who: Partner, { row, ...route }: CellRoute, objects: Objects) {
  calls += 1;
  const plain = contract.endpoint({ ...route, path: fill(route.path, objects) });
  const { statusCode, body } = await who.ask(
    { ...plain, body: null, query: null },
    {
      params: {},
      body: (row.body?.(objects) ?? null) as null,
      query: (row.query?.(objects) ?? {}) as Record<never, never>,
      headers: { 'idempotency-key': `matrix-${calls}`, 'accept-language': 'en' },
    },
  );
  return {
    status: statusCode,
    text: body.replace(/"tracking":"[^"]*"/, '').replace(/<code>[^<]*<\/code>/, ''),
  };
}

export const addressFor = (route: CellRoute, objects: Objects): string => {
  const search = new URLSearchParams(route.row.query?.(objects) ?? {}).toString();
  return `${fill(addressOf(route), objects)}${search && `?${search}`}`;
};
