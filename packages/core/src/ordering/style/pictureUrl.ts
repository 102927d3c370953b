/** Sizes a style's picture is delivered in (specification, section 9), in pixels. */
export const picturePresets = {
  list: { width: 227, height: 321 },
  plp: { width: 420, height: 594 },
  detail: { width: 740, height: 1047 },
} as const;
/** A size of pictures by its name in {@link picturePresets}. */
export type PicturePreset = keyof typeof picturePresets;

/** The address of a colour's picture; `apiUrl` as configured, e.g. '/api'. */
export const pictureUrl = (apiUrl: string, articleColorId: string, preset: PicturePreset): string =>
  `${apiUrl}/v1/pictures/${encodeURIComponent(articleColorId)}/${preset}.webp`;
