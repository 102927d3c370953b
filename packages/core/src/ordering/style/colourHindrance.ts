import type { Colour, Finding, Style } from '../../contract/index.ts';
import { findingsOfCell, hindranceOf, type OrderingMoment } from '../../rules/styleFindings.ts';

/** Why no variant of a colour can be ordered now, taken from its first size; null: at least one can. */
export const colourHindrance = (style: Style, colour: Colour, moment: OrderingMoment): Finding | null => {
  const reasons = colour.variants.map((variant) => {
    const cell = { style, colour, variant };
    return hindranceOf(cell, moment) ?? findingsOfCell(cell, 1, undefined, moment)[0] ?? null;
  });
  return reasons.includes(null) ? null : (reasons[0] ?? null);
};
