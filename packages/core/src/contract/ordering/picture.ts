/** Sizes a style's picture is delivered in (R1, M3), in pixels: asked for by the page, drawn by the backend. */
export const picturePresets = {
  list: { width: 227, height: 321 },
  plp: { width: 420, height: 594 },
  detail: { width: 740, height: 1047 },
} as const;
/** A size of pictures by its name in {@link picturePresets}. */
export type PicturePreset = keyof typeof picturePresets;
