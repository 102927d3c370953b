import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { colours } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { pictures } from '../../pictures/picture.schema.ts';
import { cell } from './cellTypes.ts';
import { colourColumn } from './colours.ts';
import { column } from './columns.ts';
import { keptContent } from './documentColumns.ts';
import { idOf, known, textOf } from './fields.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportColumn, ImportKind } from './kind.ts';
import { styleColumn } from './styles.ts';

/** What the name and the content of a picture's file say. */
export const pictureColumns: readonly ImportColumn[] = [
  styleColumn,
  { ...colourColumn, refers: { kind: 'colours', key: (value, entry) => [entry.style ?? '', value] } },
  column(
    'view',
    ['view', 'Ansicht'],
    cell.houseCode,
    'which view of the colour it is; they are shown in this order, 2 before 10, and the first one in lists',
    '1',
    { needed: true },
  ),
  column('source', ['picture', 'Bild'], fingerprint, 'the picture itself', '5f0c3a9be417', { needed: true }),
];

export const pictureKind: ImportKind = {
  name: 'pictures',
  files: { en: ['pictures'], de: ['Bilder'] },
  about: `The house’s own pictures of its colours: files of pictures, no list. Their names say what they show, by default
\`{article}_{colour}_{view}.jpg\`, such as \`LH-1001_410_1.jpg\`; \`--pictures\` says it differently, such as
\`--pictures '{colour}-{article}.png'\`. Without \`{view}\` a colour has one picture. \`%2F\`
in a name stands for a slash in a number. The ending does not matter: JPEG, PNG,
WebP, AVIF and TIFF are taken, up to 20 MB and 60 megapixels each, by their content. They are turned upright, converted to
sRGB by their own profile, put on white and rid of all metadata, places and cameras among it. What is kept is at most
1480 × 2094 pixels. A picture is shown whole. A colour without any shows the one of
the house’s [picture service](operations.md#data), or its tone.`,
  key: ['style', 'colour', 'view'],
  isOfFiles: true,
  keepsBytes: true,
  columns: pictureColumns,
  async read(db) {
    const rows = await db
      .select({
        id: pictures.pictureId,
        style: styles.articleNumber,
        colour: colours.code,
        view: pictures.view,
        source: pictures.source,
      })
      .from(pictures)
      .innerJoin(colours, eq(colours.articleColorId, pictures.articleColorId))
      .innerJoin(styles, eq(styles.articleId, colours.articleId));
    return rows.map(({ id, ...entry }) => known(id, entry));
  },
  newId: (entry) => idOf('picture', entry.style, entry.colour, entry.view),
  async write(db, rows, rowsKnown, context) {
    const ids = new Set<string>();
    for (const { id, entry } of rows) {
      const colour = rowsKnown.find('colours', [textOf(entry, 'style'), textOf(entry, 'colour')]);
      const articleColorId = colour?.id ?? '';
      const source = textOf(entry, 'source');
      const kept = await keptContent(entry, context);
      ids.add(articleColorId);
      // One at a time: a statement with the pictures of a whole delivery would fill the memory.
      await db
        .insert(pictures)
        .values({ pictureId: id, articleColorId, view: textOf(entry, 'view'), source, ...kept })
        .onConflictDoUpdate({ target: pictures.pictureId, set: { source, ...kept } });
    }
    await db
      .update(colours)
      .set({ pictured: true })
      .where(sql`${colours.articleColorId} = ${anyOf([...ids])} and not ${colours.pictured}`);
  },
  withdrawal: {
    about: 'It is removed; a colour that has no other shows its tone.',
    async remove(db, rows) {
      const removed = await db
        .delete(pictures)
        .where(sql`${pictures.pictureId} = ${anyOf(rows.map(({ id }) => id))}`)
        .returning({ articleColorId: pictures.articleColorId });
      const ids = removed.map(({ articleColorId }) => articleColorId);
      await db
        .update(colours)
        .set({ pictured: sql`${colours.servedViews} > 0` })
        .where(
          sql`${colours.articleColorId} = ${anyOf(ids)} and not exists
            (select from ${pictures} where ${pictures.articleColorId} = ${colours.articleColorId})`,
        );
    },
  },
};
