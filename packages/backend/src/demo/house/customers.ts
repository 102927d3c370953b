import type { Language } from '@selvedge/core/contract';
import { foldForSearch } from '../../language/searchText.ts';
import type {
  customerLocks,
  customerSubdivisions,
  customers,
  priceLists,
} from '../../ordering/pos/customer.schema.ts';
import type { deliveryAddresses } from '../../ordering/pos/deliveryAddress.schema.ts';
import type { invoiceAddresses } from '../../ordering/pos/invoiceAddress.schema.ts';
import type { Random } from '../../pictures/random.ts';
import { allSubdivisions } from './house.ts';
import { type Market, markets } from './shops.ts';

type NewCustomer = typeof customers.$inferInsert;
type NewLock = typeof customerLocks.$inferInsert;

export interface DemoCustomers {
  readonly priceLists: (typeof priceLists.$inferInsert)[];
  readonly customers: NewCustomer[];
  readonly subdivisions: (typeof customerSubdivisions.$inferInsert)[];
  readonly deliveryAddresses: (typeof deliveryAddresses.$inferInsert)[];
  readonly invoiceAddresses: (typeof invoiceAddresses.$inferInsert)[];
  readonly locks: NewLock[];
  /** Customer ids: `regulars` for buyer and manager, `few` for viewer and preview, `locked` for the locked account. */
  readonly regulars: string[];
  readonly few: string[];
  readonly locked: string[];
}

export const priceListOf = ({ currency, country }: Market): string => `${currency}-${country}`;

const regularsPerCountry: Readonly<Record<string, number>> = { DE: 4, AT: 2, CH: 2, GB: 2, PL: 1, SE: 1 };

const reasons = {
  payment: {
    en: 'Payments are overdue. Please contact accounts receivable.',
    de: 'Es bestehen überfällige Zahlungen. Bitte wenden Sie sich an die Debitorenbuchhaltung.',
  },
  distribution: {
    en: 'Selective distribution: this line is not agreed for the location.',
    de: 'Selektiver Vertrieb: Diese Linie ist für den Standort nicht vereinbart.',
  },
  collection: {
    en: 'This collection is reserved for stores with a shop-in-shop.',
    de: 'Diese Kollektion ist Häusern mit Shop-in-Shop vorbehalten.',
  },
} satisfies Record<string, Record<Language, string>>;

/** Locks for four customers, one of each kind; the last customer has two. */
function locksOn([
  whole = '',
  subdivision = '',
  collectionType = '',
  both = '',
]: readonly string[]): NewLock[] {
  return [
    { customerId: whole, scope: 'customer', subject: '', reason: reasons.payment },
    { customerId: subdivision, scope: 'subdivision', subject: '13-0', reason: reasons.distribution },
    { customerId: collectionType, scope: 'collectionType', subject: 'SRS', reason: reasons.collection },
    { customerId: both, scope: 'subdivision', subject: '21-0', reason: reasons.distribution },
    { customerId: both, scope: 'collectionType', subject: 'core', reason: reasons.collection },
  ];
}

const germanSpeaking: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

/** The regular customers have a warehouse of their own, in the same city. */
const warehouseOf = ({
  customerId,
  name,
  postcode,
  city,
  country,
}: NewCustomer): DemoCustomers['deliveryAddresses'][number] => ({
  addressId: `${customerId}-L1`,
  customerId,
  code: 'L1',
  name: `${name}, ${germanSpeaking.has(country) ? 'Zentrallager' : 'Warehouse'}`,
  street: germanSpeaking.has(country) ? 'Am Güterbahnhof 3' : 'Station Yard 3',
  postcode,
  city,
  country,
});

/** One of them is invoiced at the box of its head office. */
const headOfficeOf = ({
  customerId,
  name,
  postcode,
  city,
  country,
}: NewCustomer): DemoCustomers['invoiceAddresses'][number] => ({
  ...{ customerId, name: `${name}, Verwaltung`, street: 'Postfach 10 04 12' },
  ...{ postcode, city, country },
});

/** About 60 points of sale in eight countries. */
export function demoCustomers(random: Random): DemoCustomers {
  let serial = 0;
  const byCountry = markets.map((market) =>
    market.shops.map(([name, street, postcode, city]): NewCustomer => {
      const customerNumber = String(104_203 + serial * 7);
      serial += 1;
      return {
        customerId: `C${1000 + serial}`,
        customerNumber,
        name,
        street,
        postcode,
        city,
        country: market.country,
        priceListId: priceListOf(market),
        vatId: `${market.country}${random.between(100_000_000, 999_999_999)}`,
        searchText: foldForSearch(name, customerNumber, city),
      };
    }),
  );
  const customers = byCountry.flat();
  const idsOf = (rows: readonly NewCustomer[]): string[] => rows.map(({ customerId }) => customerId);
  const regulars = byCountry.flatMap((rows) =>
    idsOf(rows.slice(0, regularsPerCountry[rows[0]?.country ?? ''] ?? 0)),
  );
  const locked = idsOf(byCountry[0]?.slice(-4) ?? []);
  const everything = new Set([...regulars, ...locked]);
  const subdivisions = customers.flatMap(({ customerId }) => {
    const carried = everything.has(customerId)
      ? allSubdivisions
      : [
          ...random.some(
            allSubdivisions.filter(({ subdivision }) => subdivision !== '13-0'),
            random.between(2, 5),
          ),
        ];
    const always = everything.has(customerId) ? [] : ['13-0'];
    return [...always, ...carried.map(({ subdivision }) => subdivision)].map((subdivision) => ({
      customerId,
      subdivision,
    }));
  });
  return {
    priceLists: markets.map((market) => ({
      priceListId: priceListOf(market),
      country: market.country,
      currency: market.currency,
      vatPerMille: market.vatPerMille,
    })),
    customers,
    subdivisions,
    deliveryAddresses: customers.filter(({ customerId }) => regulars.includes(customerId)).map(warehouseOf),
    invoiceAddresses: customers.filter(({ customerId }) => customerId === regulars[1]).map(headOfficeOf),
    locks: locksOn(locked),
    regulars,
    few: regulars.filter((_, index) => index % 3 === 0),
    locked,
  };
}
