import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { keylooks } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { column, texts } from './columns.ts';
import { elseUpdate, fieldsOf, known, textOf, textsOf } from './fields.ts';
import type { ImportKind } from './kind.ts';

export const lookKind: ImportKind = {
  name: 'looks',
  files: { en: ['looks', 'look'], de: ['Looks'] },
  about: 'Styles that are shown together. A style names its look.',
  key: ['look'],
  columns: [
    column('look', ['look', 'Look', 'code'], cell.addressCode, 'its code', 'harbour', { needed: true }),
    ...texts(
      'name',
      ['name', 'Name'],
      'how it is called',
      { en: 'Harbour', de: 'Hafen' },
      { needed: true, most: 80 },
    ),
  ],
  async read(db) {
    const rows = await db.select().from(keylooks);
    return rows.map(({ keylookId, name }) =>
      known(keylookId, { look: keylookId, ...fieldsOf('name', name) }),
    );
  },
  newId: (entry) => textOf(entry, 'look'),
  write: (db, rows) =>
    insertRows(
      db,
      keylooks,
      rows.map(({ entry }) => ({ keylookId: textOf(entry, 'look'), name: textsOf(entry, 'name') })),
      elseUpdate(keylooks, ['keylookId'], ['name']),
    ),
  withdrawal: {
    about: 'It is removed, unless a style is in it.',
    async remove(db, rows) {
      await db.delete(keylooks).where(sql`${keylooks.keylookId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
