import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';
import { colours } from '../ordering/style/colour.schema.ts';

/** The house's own pictures: views of colours. `bytes` is WebP in sRGB, upright and without metadata. */
export const pictures = pgTable(
  'pictures',
  {
    pictureId: text().primaryKey(),
    articleColorId: text()
      .notNull()
      .references(() => colours.articleColorId, { onDelete: 'cascade' }),
    view: text().notNull(),
    /** SHA-256 of the file as it was delivered, hexadecimal: the same file changes nothing. */
    source: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [uniqueIndex('pictures_view').on(table.articleColorId, table.view)],
);
