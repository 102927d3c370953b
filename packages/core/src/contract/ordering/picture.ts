/** Sizes of a style's pictures (R1, M3), in pixels: requested by the page, rendered by the backend. */
export const picturePresets = {
  list: { width: 227, height: 321 },
  plp: { width: 420, height: 594 },
  detail: { width: 740, height: 1047 },
} as const;
/** The name of a picture size in {@link picturePresets}. */
export type PicturePreset = keyof typeof picturePresets;
