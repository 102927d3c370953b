import { defaultLanguage } from '@selvedge/core/contract';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { AppContext } from '../../appContext.ts';
import { textIn } from '../../database/translated.ts';
import { FilesAway } from '../../files/fileStore.ts';
import { addressServed, servedPictures } from '../../pictures/pictureService.ts';
import { drawnPicture, ownPicture, type PictureSource } from '../../pictures/pictureSource.ts';
import { picturesOf } from '../../pictures/pictureStore.ts';
import { readViews } from '../../pictures/pictureViews.store.ts';
import type { QueuedCaller } from '../../work/sharedWork.ts';
import { colours } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';

/** Reads the picture of a colour as JPEG; null when there is none. */
export type PictureOf = (articleColorId: string) => Promise<Buffer | null>;

/** The pictures of a document. */
export interface DocumentPictures {
  readonly of: PictureOf;
  /** False once pictures are missing that another time may be there. */
  isWhole(): boolean;
}

/** Size of pictures on paper, in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** About 220 dots per inch. */
const PIXELS_A_POINT = 3;

/** Uses the presets of the portal's pages: a picture that was seen there is already drawn. */
const presetFor = (width: number) => (width <= 261 ? 'list' : 'plp');

/** The pictures of colours for a document: the house's own, those of its picture service, or the demonstration's drawings. */
export async function colourPictures(
  { config, files, database: { db } }: AppContext,
  articleColorIds: readonly string[],
  size: PictureSize,
  caller: QueuedCaller,
): Promise<DocumentPictures> {
  const store = picturesOf(config);
  const found = await db
    .select({
      articleId: colours.articleId,
      articleColorId: colours.articleColorId,
      hex: colours.hex,
      pictured: colours.pictured,
      code: colours.code,
      servedViews: colours.servedViews,
    })
    .from(colours)
    .where(inArray(colours.articleColorId, [...new Set(articleColorIds)]));
  const rows = await db
    .select({
      articleId: styles.articleId,
      articleNumber: styles.articleNumber,
      commodityClass: styles.commodityClass,
      gender: styles.gender,
      name: textIn(styles.name, defaultLanguage),
      drawing: styles.drawing,
    })
    .from(styles)
    .where(inArray(styles.articleId, [...new Set(found.map(({ articleId }) => articleId))]));
  const own = await readViews(db, articleColorIds);
  const garments = new Map(rows.map((garment) => [garment.articleId, garment]));
  const pictured = new Map(found.filter((one) => one.pictured).map((one) => [one.articleColorId, one]));
  const width = Math.round(size.width * PIXELS_A_POINT);
  const height = Math.round(size.height * PIXELS_A_POINT);
  const preset = presetFor(width);
  const served = servedPictures(caller.left);
  let isBucketAway = false;
  const sourceOf = async (articleColorId: string): Promise<PictureSource | null> => {
    const [first] = own.get(articleColorId) ?? [];
    if (first) return ownPicture({ db, files }, first);
    const colour = pictured.get(articleColorId);
    const garment = colour && garments.get(colour.articleId);
    if (!garment) return null;
    const { pictureService } = config;
    if (colour.servedViews === 0) return drawnPicture({ ...garment, hex: colour.hex });
    const place = { article: garment.articleNumber, colour: colour.code, view: 1 };
    return pictureService ? served.read(addressServed(pictureService, place, preset)) : null;
  };
  return {
    isWhole: () => served.isWhole() && !isBucketAway,
    of: async (articleColorId) => {
      const source = await sourceOf(articleColorId);
      if (!source) return null;
      const picture = await store.read(source, preset, caller).catch((error: unknown) => {
        // As with the picture service: the document goes without, and has it another time.
        if (!(error instanceof FilesAway)) throw error;
        isBucketAway = true;
        return null;
      });
      if (!picture) return null;
      return sharp(picture).resize({ width, height }).jpeg({ quality: 76 }).toBuffer();
    },
  };
}
