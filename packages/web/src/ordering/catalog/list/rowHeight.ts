import { picturePresets } from '@selvedge/core/contract';
import type { ListLayout } from '@selvedge/core/ordering';

/** Pixels, as in the recipes: the text below a picture including the space under it, and the gap between pictures. */
const words = 152;
const gap = 20;
const line = 44;
/** A list as narrow as a phone has a line more in each row. */
const narrow = { width: 544, line: 58 };

/** Estimated height of a row before it is measured (pixels), so that nothing jumps when it is. */
export function rowHeight(layout: ListLayout, width: number, perRow: number): number {
  if (layout === 'list') return width < narrow.width ? narrow.line : line;
  const { width: across, height: down } = picturePresets.plp;
  return Math.round(((width - gap * (perRow - 1)) / perRow) * (down / across)) + words;
}
