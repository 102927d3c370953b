import { type CellFacts, findingsOfCell, hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import type { CellView } from './cellView.ts';

/** How a cell stands, before anything is sent. */
export interface CellJudgement {
  /** Nothing can be ordered in it. */
  readonly barred: boolean;
  /** Its pieces are more than there are, or cost something else than they did. */
  readonly flagged: boolean;
  /** The entry itself was not taken. */
  readonly wrong: boolean;
  readonly disputed: boolean;
  /** There are words to be read about it. */
  readonly tells: boolean;
  /** Stock or permitted pieces limit it. */
  readonly limited: boolean;
  /** Stands in the corner, so that nothing is told by colour alone; null: nothing is wrong. */
  readonly sign: '≠' | '!' | '∆' | null;
}

export const judged = (facts: CellFacts, cell: CellView, moment: OrderingMoment): CellJudgement => {
  const { availableQuantity, permittedQuantity } = facts.variant;
  const barred = hindranceOf(facts, moment) !== null;
  const findings = findingsOfCell(facts, cell.pieces, cell.line, moment);
  const flagged = cell.pieces > 0 && (barred || findings.length > 0);
  const wrong = cell.state === 'invalid' || cell.state === 'refused';
  const disputed = cell.state === 'conflict';
  const signOf = (): CellJudgement['sign'] => {
    if (disputed) return '≠';
    if (wrong || barred || findings.some(({ code }) => code !== 'priceChanged')) return '!';
    return '∆';
  };
  return {
    barred,
    flagged,
    wrong,
    disputed,
    tells: barred || flagged || wrong || disputed,
    limited: !barred && (availableQuantity !== null || permittedQuantity !== null),
    sign: flagged || wrong || disputed ? signOf() : null,
  };
};
