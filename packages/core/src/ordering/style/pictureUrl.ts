import type { PicturePreset } from '../../contract/index.ts';

/** The address of a colour's picture; `apiUrl` as configured, e.g. '/api'. */
export const pictureUrl = (apiUrl: string, articleColorId: string, preset: PicturePreset): string =>
  `${apiUrl}/v1/pictures/${encodeURIComponent(articleColorId)}/${preset}.webp`;
