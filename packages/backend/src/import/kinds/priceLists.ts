import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { priceLists } from '../../ordering/pos/customer.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { elseUpdate, known, numberOf, textOf } from './fields.ts';
import type { CellContext, ImportKind } from './kind.ts';

export const priceListColumn = column(
  'priceList',
  ['price list', 'Preisliste'],
  cell.addressCode,
  'the price list',
  'DK',
  { needed: true, refers: { kind: 'priceLists' } },
);

export const currencyOfPriceList = ({ entry, known: rows }: CellContext): string | null => {
  const list = rows.find('priceLists', [textOf(entry, 'priceList')]);
  return list ? textOf(list.entry, 'currency') : null;
};

export const priceListKind: ImportKind = {
  name: 'priceLists',
  files: { en: ['price lists', 'pricelists', 'price list'], de: ['Preislisten', 'Preisliste'] },
  about: 'The price lists: a currency and a tax for the customers of a country.',
  key: ['priceList'],
  columns: [
    column('priceList', ['price list', 'Preisliste', 'code'], cell.addressCode, 'its code', 'DK', {
      needed: true,
    }),
    column('country', ['country', 'Land'], cell.country, 'whose tax it has', 'DK', { needed: true }),
    column('currency', ['currency', 'Währung'], cell.currency, 'the currency of its prices', 'DKK', {
      needed: true,
    }),
    column(
      'vatPerMille',
      ['VAT', 'MwSt', 'vat percent', 'USt', 'Umsatzsteuer'],
      cell.percent,
      'the value added tax that retail prices include',
      '25',
      { needed: true },
    ),
  ],
  async read(db) {
    const rows = await db.select().from(priceLists);
    return rows.map(({ priceListId, country, currency, vatPerMille }) =>
      known(priceListId, { priceList: priceListId, country, currency, vatPerMille }),
    );
  },
  newId: (entry) => textOf(entry, 'priceList'),
  write: (db, rows) =>
    insertRows(
      db,
      priceLists,
      rows.map(({ entry }) => ({
        priceListId: textOf(entry, 'priceList'),
        country: textOf(entry, 'country'),
        currency: textOf(entry, 'currency'),
        vatPerMille: numberOf(entry, 'vatPerMille'),
        classVatPerMille: {},
      })),
      elseUpdate(priceLists, ['priceListId'], ['country', 'currency', 'vatPerMille']),
    ),
  withdrawal: {
    about: 'It is removed, unless a customer or a price has it.',
    async remove(db, rows) {
      await db.delete(priceLists).where(sql`${priceLists.priceListId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
