import type { PicturePreset } from '../../contract/index.ts';

const FIRST_PAUSE = 15_000;
const MOST_DOUBLINGS = 5;

/**
 * Milliseconds before a picture that failed to load so many times (from 1) is requested again: a server that restarts is
 * soon back, and one that has no such picture is not asked for ever.
 */
export const pictureRetry = (failures: number): number =>
  FIRST_PAUSE * 2 ** Math.min(Math.max(failures - 1, 0), MOST_DOUBLINGS);

/** The address of a colour's picture, in one of its `views` or its first; `apiUrl` as configured, e.g. '/api'. */
export const pictureUrl = (
  apiUrl: string,
  articleColorId: string,
  preset: PicturePreset,
  view?: string,
): string =>
  `${apiUrl}/v1/pictures/${encodeURIComponent(articleColorId)}/${preset}.webp${view === undefined ? '' : `?view=${encodeURIComponent(view)}`}`;
