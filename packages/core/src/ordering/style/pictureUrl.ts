import type { PicturePreset } from '../../contract/index.ts';
import { pauseAfter } from '../../platform/retryPauses.ts';

/**
 * Milliseconds before a picture that failed to load so many times in a row is requested again: a server that restarts is
 * soon back, and one that has no such picture is asked ever less often.
 */
export const pictureRetry = (failures: number): number => pauseAfter(failures, 15_000, 480_000);

/** The address of a colour's picture, in one of its `views` or its first; `apiUrl` as configured, e.g. '/api'. */
export const pictureUrl = (
  apiUrl: string,
  articleColorId: string,
  preset: PicturePreset,
  view?: string,
): string =>
  `${apiUrl}/v1/pictures/${encodeURIComponent(articleColorId)}/${preset}.webp${view === undefined ? '' : `?view=${encodeURIComponent(view)}`}`;
