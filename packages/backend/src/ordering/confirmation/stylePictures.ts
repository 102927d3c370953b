import type { Order } from '@selvedge/core/contract';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { AppContext } from '../../appContext.ts';
import { picturesOf } from '../../pictures/pictureStore.ts';
import { colours } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import type { PictureOf } from './confirmationPdf.ts';

/** Three pixels a point: what a page shows at 220 dots an inch. */
const size = { width: 178, height: 252 } as const;

/** For each style of an order the picture of its first colour that has one. */
export async function stylePictures(
  { config, database: { db } }: AppContext,
  { lines }: Pick<Order, 'lines'>,
): Promise<PictureOf> {
  const store = picturesOf(config);
  const colourIds = [...new Set(lines.map(({ articleColorId }) => articleColorId))];
  const found = await db
    .select({
      articleId: colours.articleId,
      articleColorId: colours.articleColorId,
      hex: colours.hex,
      pictured: colours.pictured,
    })
    .from(colours)
    .where(inArray(colours.articleColorId, colourIds));
  const rows = await db
    .select({
      articleId: styles.articleId,
      commodityClass: styles.commodityClass,
      gender: styles.gender,
      name: styles.nameEn,
      drawing: styles.drawing,
    })
    .from(styles)
    .where(inArray(styles.articleId, [...new Set(found.map(({ articleId }) => articleId))]));
  const garments = new Map(rows.map(({ articleId, ...garment }) => [articleId, garment]));
  const pictured = new Map(found.filter((one) => one.pictured).map((one) => [one.articleColorId, one]));
  const firsts = new Map<string, { readonly hex: string }>();
  for (const { articleId, articleColorId } of lines) {
    const colour = pictured.get(articleColorId);
    if (colour && !firsts.has(articleId)) firsts.set(articleId, colour);
  }
  return async (articleId) => {
    const colour = firsts.get(articleId);
    const garment = garments.get(articleId);
    if (!colour || !garment) return null;
    const picture = await store.read({ ...garment, hex: colour.hex }, 'list', new AbortController().signal);
    return picture && sharp(picture).resize(size).jpeg({ quality: 76 }).toBuffer();
  };
}
