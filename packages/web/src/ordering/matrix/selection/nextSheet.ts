import type { Move } from '@selvedge/core/ordering';
import type { KeyboardEvent } from 'react';

const steps: Partial<Record<Move, 1 | -1>> = { down: 1, below: 1, up: -1, above: -1 };

/**
 * Where sheets stand below each other row by row, a move up or down that finds no row goes on in the next sheet, in the
 * same column or the last one before it. Enter stops at editable cells only. Returns true if it went on.
 */
export const goOn = (
  { currentTarget: table }: KeyboardEvent<HTMLElement>,
  { dataset: { column = '0' } }: HTMLElement,
  move: Move,
): boolean => {
  const step = steps[move];
  if (step === undefined) return false;
  const sheets = [...table.ownerDocument.querySelectorAll('table[data-dense]')];
  const next = sheets[sheets.indexOf(table) + step];
  const wanted = move === 'below' || move === 'above' ? '[data-cell]:not([readonly])' : '[data-cell]';
  const cells = [...(next?.querySelectorAll<HTMLElement>(wanted) ?? [])];
  const row = (step === 1 ? cells[0] : cells.at(-1))?.dataset.row;
  const inRow = cells.filter((cell) => cell.dataset.row === row);
  const to = inRow.findLast((cell) => Number(cell.dataset.column) <= Number(column)) ?? inRow[0];
  to?.focus();
  return to !== undefined;
};
