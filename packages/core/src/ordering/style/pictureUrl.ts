import type { PicturePreset } from '../../contract/index.ts';

/** Milliseconds before a picture that failed to load is requested again. */
export const PICTURE_RETRY = 15_000;

/** The address of a colour's picture, in one of its `views` or its first; `apiUrl` as configured, e.g. '/api'. */
export const pictureUrl = (
  apiUrl: string,
  articleColorId: string,
  preset: PicturePreset,
  view?: string,
): string =>
  `${apiUrl}/v1/pictures/${encodeURIComponent(articleColorId)}/${preset}.webp${view === undefined ? '' : `?view=${encodeURIComponent(view)}`}`;
