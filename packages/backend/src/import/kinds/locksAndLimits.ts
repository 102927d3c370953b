import { sql } from 'drizzle-orm';
import { insertRows } from '../../database/insertRows.ts';
import { orderLimits } from '../../ordering/limit/orderLimit.schema.ts';
import { customerLocks, customers } from '../../ordering/pos/customer.schema.ts';
import { cell } from './cellTypes.ts';
import { column, texts } from './columns.ts';
import { customerColumn, customerIdOf } from './customers.ts';
import { elseUpdate, fieldsOf, known, numberOf, textOf, textsOf } from './fields.ts';
import type { ImportEntry, ImportKind, KnownRows } from './kind.ts';
import { envColumn } from './placeColumns.ts';

export const lockKind: ImportKind = {
  name: 'locks',
  files: { en: ['locks', 'customer locks'], de: ['Sperren', 'Kundensperren'] },
  about: 'What is locked for a customer, and why. The reason is shown to whoever may not order.',
  key: ['customer', 'scope', 'subject'],
  columns: [
    customerColumn,
    column(
      'scope',
      ['scope', 'Umfang', 'locked', 'gesperrt'],
      cell.oneOf({
        customer: ['customer', 'Kunde'],
        subdivision: ['subdivision', 'Teilbereich'],
        collectionType: ['collection', 'Kollektion'],
      }),
      'whether all of it, a subdivision or a collection type is locked',
      'subdivision',
      { needed: true },
    ),
    column(
      'subject',
      ['subject', 'Gegenstand'],
      cell.addressCode,
      'the subdivision or the collection type; blank for the whole customer',
      '72-0',
      {
        otherwise: '',
        refers: {
          kind: 'subdivisions',
          // Collection types are no kind of their own.
          key: (value, entry) => (entry.scope === 'subdivision' && value !== '' ? [value] : null),
        },
      },
    ),
    ...texts(
      'reason',
      ['reason', 'Grund'],
      'why',
      { en: 'Agreement ended', de: 'Vertrag beendet' },
      { needed: true },
    ),
  ],
  check(entry) {
    if ((entry.scope === 'customer') === (entry.subject === '')) return [];
    const values = { column: 'subject', value: textOf(entry, 'subject') };
    return [{ code: entry.scope === 'customer' ? 'wholeCustomer' : 'missing', values }];
  },
  async read(db) {
    const rows = await db
      .select({ lock: customerLocks, number: customers.customerNumber })
      .from(customerLocks)
      .innerJoin(customers, sql`${customers.customerId} = ${customerLocks.customerId}`);
    return rows.map(({ lock, number }) =>
      known(JSON.stringify([lock.customerId, lock.scope, lock.subject]), {
        customer: number,
        scope: lock.scope,
        subject: lock.subject,
        ...fieldsOf('reason', lock.reason),
      }),
    );
  },
  newId: () => '',
  write: (db, rows, rowsKnown) =>
    insertRows(
      db,
      customerLocks,
      rows.map(({ entry }) => ({
        customerId: customerIdOf(rowsKnown, textOf(entry, 'customer')),
        scope: entry.scope === 'subdivision' || entry.scope === 'collectionType' ? entry.scope : 'customer',
        subject: textOf(entry, 'subject'),
        reason: textsOf(entry, 'reason'),
      })),
      elseUpdate(customerLocks, ['customerId', 'scope', 'subject'], ['reason']),
    ),
  withdrawal: {
    about: 'It is removed: the customer is unlocked.',
    async remove(db, rows) {
      await db.delete(customerLocks).where(
        sql`json_build_array(${customerLocks.customerId}, ${customerLocks.scope}, ${customerLocks.subject})::jsonb
            in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::jsonb)`,
      );
    },
  },
};

/** The currency of the customer's price list; null: the customer is not known. */
function currencyOf(entry: ImportEntry, rows: KnownRows): string | null {
  const customer = rows.find('customers', [textOf(entry, 'customer')]);
  const list = rows.find('priceLists', [customer ? textOf(customer.entry, 'priceList') : '']);
  return list ? textOf(list.entry, 'currency') : null;
}

/** The field of a limit that no file has: the currency that it was given in. */
const KEPT_IN = 'currency';

export const limitKind: ImportKind = {
  name: 'limits',
  files: { en: ['limits', 'order limits'], de: ['Orderlimits', 'Limits', 'Limit'] },
  about: 'The most that a customer may order in a season, in the currency of its price list.',
  key: ['customer', 'rightEnv', 'season'],
  columns: [
    customerColumn,
    envColumn,
    column('season', ['season', 'Saison'], cell.addressCode, 'the season', 'FS28', {
      needed: true,
      refers: { kind: 'seasons' },
    }),
    column(
      'amount',
      ['amount', 'Betrag', 'limit', 'Orderlimit'],
      cell.money(0, ({ entry, known: rows }) => currencyOf(entry, rows)),
      'the most, at wholesale prices',
      '250000',
      { needed: true },
    ),
  ],
  async read(db) {
    const rows = await db
      .select({ limit: orderLimits, number: customers.customerNumber })
      .from(orderLimits)
      .innerJoin(customers, sql`${customers.customerId} = ${orderLimits.customerId}`);
    return rows.map(({ limit: { customerId, rightEnv, season, amount, currency }, number }) =>
      known(JSON.stringify([customerId, rightEnv, season]), {
        ...{ customer: number, rightEnv, season, amount },
        [KEPT_IN]: currency,
      }),
    );
  },
  // An amount of another currency limits nothing any more.
  asOfNow: (entry, rows) => (entry[KEPT_IN] === currencyOf(entry, rows) ? entry : { ...entry, amount: null }),
  newId: () => '',
  write: (db, rows, rowsKnown) =>
    insertRows(
      db,
      orderLimits,
      rows.map(({ entry }) => {
        return {
          customerId: customerIdOf(rowsKnown, textOf(entry, 'customer')),
          rightEnv: entry.rightEnv === 'postorder' ? ('postorder' as const) : ('preorder' as const),
          season: textOf(entry, 'season'),
          amount: numberOf(entry, 'amount'),
          currency: currencyOf(entry, rowsKnown) ?? '',
        };
      }),
      elseUpdate(orderLimits, ['customerId', 'rightEnv', 'season'], ['amount', 'currency']),
    ),
  withdrawal: {
    about: 'It is removed: the customer has no limit in the season.',
    async remove(db, rows) {
      await db.delete(orderLimits).where(
        sql`json_build_array(${orderLimits.customerId}, ${orderLimits.rightEnv}, ${orderLimits.season})::jsonb
            in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::jsonb)`,
      );
    },
  },
};
