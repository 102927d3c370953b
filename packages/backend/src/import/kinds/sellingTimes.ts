import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { sellingTimes } from '../../ordering/season/season.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { elseUpdate, known, numberOf, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';
import { envColumn, placeColumns } from './placeColumns.ts';

export const sellingTimeKind: ImportKind = {
  name: 'sellingTimes',
  files: { en: ['selling times', 'sellingtimes', 'selling'], de: ['Verkaufszeiten', 'Orderzeiten'] },
  about:
    'When a season, a subdivision and a collection type are open, by country and by who orders. Before the first day it is a preview.',
  key: ['rightEnv', 'season', 'subdivision', 'collectionType', 'country', 'role'],
  columns: [
    envColumn,
    ...placeColumns,
    column('country', ['country', 'Land'], cell.country, 'the customers’ country', 'DK', { needed: true }),
    column(
      'role',
      ['for', 'für', 'role', 'Rolle'],
      cell.oneOf({
        ROLE_RETAIL: ['partners', 'Partner', 'partner'],
        ROLE_SALES: ['employees', 'Mitarbeitende', 'employee'],
      }),
      'who may order then; blank: partners',
      'partners',
      { otherwise: 'ROLE_RETAIL' },
    ),
    column(
      'salesPeriodFrom',
      ['order start', 'Orderstart', 'from', 'von'],
      cell.day(),
      'the first day',
      '2026-01-15',
      {
        needed: true,
      },
    ),
    column(
      'salesPeriodTo',
      ['order deadline', 'Orderschluss', 'to', 'bis'],
      cell.day({ isEnd: true }),
      'the last day',
      '2035-12-31',
      { needed: true },
    ),
  ],
  check: (entry) =>
    numberOf(entry, 'salesPeriodFrom') < numberOf(entry, 'salesPeriodTo')
      ? []
      : [{ code: 'period', values: {} }],
  async read(db) {
    const rows = await db.select().from(sellingTimes).orderBy(sellingTimes.sellingTimeId);
    return rows.map(({ sellingTimeId, ...entry }) => known(String(sellingTimeId), entry));
  },
  newId: () => '',
  async write(db, rows) {
    const row = ({ entry }: (typeof rows)[number]) => ({
      rightEnv: entry.rightEnv === 'postorder' ? ('postorder' as const) : ('preorder' as const),
      season: textOf(entry, 'season'),
      subdivision: textOf(entry, 'subdivision'),
      collectionType: textOf(entry, 'collectionType'),
      country: textOf(entry, 'country'),
      role: textOf(entry, 'role'),
      salesPeriodFrom: numberOf(entry, 'salesPeriodFrom'),
      salesPeriodTo: numberOf(entry, 'salesPeriodTo'),
    });
    await insertRows(db, sellingTimes, rows.filter(({ before }) => !before).map(row));
    const old = rows.filter(({ before }) => before);
    await insertRows(
      db,
      sellingTimes,
      old.map((one) => ({ sellingTimeId: Number(one.id), ...row(one) })),
      elseUpdate(sellingTimes, ['sellingTimeId'], ['salesPeriodFrom', 'salesPeriodTo']),
    );
  },
  withdrawal: {
    about: 'It is removed: nothing can be ordered then.',
    async remove(db, rows) {
      await db
        .delete(sellingTimes)
        .where(sql`${sellingTimes.sellingTimeId}::text = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
