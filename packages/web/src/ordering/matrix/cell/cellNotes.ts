import type { Finding } from '@selvedge/core/contract';
import { type CellFacts, findingsOfCell, hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import type { CellView } from '../../cart/state/cellView.ts';

/** A finding about a cell. `hinders`: nothing can be ordered there at all. */
export type CellNote = Finding & { readonly hinders?: true };

export const notesOn = (facts: CellFacts, cell: CellView, moment: OrderingMoment): CellNote[] => {
  const hindrance = hindranceOf(facts, moment);
  return [
    ...(hindrance ? [{ ...hindrance, hinders: true as const }] : []),
    ...findingsOfCell(facts, cell.pieces, cell.line, moment).filter(({ code }) => code !== hindrance?.code),
  ];
};
