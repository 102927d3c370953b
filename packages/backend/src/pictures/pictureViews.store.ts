import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { groupBy } from '../database/groupBy.ts';
import type { Files } from '../files/files.ts';
import { pictures } from './picture.schema.ts';

/** One of a colour's own pictures, without its bytes. */
export interface PictureView {
  readonly pictureId: string;
  readonly articleColorId: string;
  readonly view: string;
  /** Changes with the picture. */
  readonly source: string;
}

/** What own pictures are read from. */
export interface PictureShelf {
  readonly db: Queryable;
  readonly files: Pick<Files, 'read'>;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Views by their number or name: 2 before 10, front after both. The first one stands for the colour. */
export const inOrderOfView = <View extends { readonly view: string }>(views: readonly View[]): View[] =>
  views.toSorted((one, other) => compare(one.view, other.view));

/** The own pictures of colours, in the order of their views; a colour without any is not in the map. */
export async function readViews(
  db: Queryable,
  articleColorIds: readonly string[],
): Promise<Map<string, PictureView[]>> {
  if (articleColorIds.length === 0) return new Map();
  const { pictureId, articleColorId, view, source } = pictures;
  const rows = await db
    .select({ pictureId, articleColorId, view, source })
    .from(pictures)
    .where(inArray(articleColorId, [...articleColorIds]));
  const byColour = groupBy(rows, (row) => row.articleColorId);
  return new Map([...byColour].map(([id, views]) => [id, inOrderOfView(views)]));
}

/**
 * The bytes of a picture; null: it was removed or replaced meanwhile, so that they would be another one's.
 *
 * @throws {FilesAway} where they are in a bucket that cannot be used.
 */
export async function readPictureBytes(
  { db, files }: PictureShelf,
  { pictureId, source }: PictureView,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: pictures.bytes, fileKey: pictures.fileKey })
    .from(pictures)
    .where(and(eq(pictures.pictureId, pictureId), eq(pictures.source, source)));
  const bytes = row ? await files.read(row) : null;
  return bytes && Buffer.from(bytes);
}
