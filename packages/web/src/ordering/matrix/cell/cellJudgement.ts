import {
  type CellFacts,
  findingsOfCell,
  hindranceOf,
  mostPiecesOf,
  type OrderingMoment,
} from '@selvedge/core/rules';
import type { CellView } from '../../cart/state/cellView.ts';

/** The state of a cell, judged in the client before anything is sent. */
export interface CellJudgement {
  /** Nothing can be ordered in this cell. */
  readonly barred: boolean;
  /** It has more pieces than are available, or their price has changed. */
  readonly flagged: boolean;
  /** The entry itself was not accepted. */
  readonly wrong: boolean;
  readonly conflicting: boolean;
  /** There is text to read about this cell. */
  readonly tells: boolean;
  /** Stock or permitted pieces limit it. */
  readonly limited: boolean;
  /** Shown in the corner, so that no state is conveyed by colour alone. Null: nothing is wrong. */
  readonly sign: '≠' | '!' | '∆' | null;
}

export const judged = (facts: CellFacts, cell: CellView, moment: OrderingMoment): CellJudgement => {
  const barred = hindranceOf(facts, moment) !== null;
  const findings = findingsOfCell(facts, cell.pieces, cell.line, moment);
  const flagged = cell.pieces > 0 && (barred || findings.length > 0);
  const wrong = cell.state === 'invalid' || cell.state === 'refused';
  const conflicting = cell.state === 'conflict';
  const signOf = (): CellJudgement['sign'] => {
    if (conflicting) return '≠';
    if (wrong || barred || findings.some(({ code }) => code !== 'priceChanged')) return '!';
    return '∆';
  };
  return {
    barred,
    flagged,
    wrong,
    conflicting,
    tells: barred || flagged || wrong || conflicting,
    limited: !barred && mostPiecesOf(facts.variant) !== null,
    sign: flagged || wrong || conflicting ? signOf() : null,
  };
};
