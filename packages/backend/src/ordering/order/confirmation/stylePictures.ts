import type { Order } from '@selvedge/core/contract';
import type { AppContext } from '../../../appContext.ts';
import type { QueuedCaller } from '../../../work/sharedWork.ts';
import { colourPictures, type DocumentPictures } from '../../document/colourPictures.ts';

/** Reads the picture of a style as JPEG; null when there is none. */
export type StylePictureOf = (articleId: string) => Promise<Buffer | null>;

/** The pictures of a confirmation's styles. */
export interface StylePictures extends Pick<DocumentPictures, 'isWhole'> {
  readonly of: StylePictureOf;
}

/** Size of a style's picture, in points. */
export const pictureSize = { width: 58, height: 82 } as const;

/** For each style of an order, the picture of its first colour that has one. */
export async function stylePictures(
  context: AppContext,
  { lines }: Pick<Order, 'lines'>,
  caller: QueuedCaller,
): Promise<StylePictures> {
  const pictures = await colourPictures(
    context,
    lines.map(({ articleColorId }) => articleColorId),
    pictureSize,
    caller,
  );
  const coloursOf = new Map<string, Set<string>>();
  for (const { articleId, articleColorId } of lines) {
    const known = coloursOf.get(articleId) ?? new Set();
    coloursOf.set(articleId, known.add(articleColorId));
  }
  return {
    isWhole: pictures.isWhole,
    of: async (articleId) => {
      for (const articleColorId of coloursOf.get(articleId) ?? []) {
        const picture = await pictures.of(articleColorId);
        if (picture) return picture;
      }
      return null;
    },
  };
}
