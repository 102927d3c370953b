import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';
import { colours } from '../ordering/style/colour.schema.ts';

/** The house's own pictures: views of colours, as WebP in sRGB, upright and without metadata. */
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
    /** null: they are in the bucket, under `fileKey`. */
    bytes: bytea(),
    fileKey: text(),
  },
  (table) => [
    uniqueIndex('pictures_view').on(table.articleColorId, table.view),
    index('pictures_file').on(table.fileKey),
    check('pictures_kept_once', sql`num_nonnulls(${table.bytes}, ${table.fileKey}) = 1`),
  ],
);
