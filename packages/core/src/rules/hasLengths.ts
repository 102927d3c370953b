import type { Style } from '../contract/index.ts';

/** Whether the style comes in more than one length, so that the matrix has to name them. */
export const hasLengths = (style: Style): boolean =>
  new Set(style.colours.flatMap(({ variants }) => variants.map(({ articleLength }) => articleLength))).size >
  1;
