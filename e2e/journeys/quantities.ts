import { expect } from '@playwright/test';
import type { Matrix } from '../pages/Matrix.ts';
import type { OpenCell, OpenRow } from './showroom.ts';

/** Types a row from left to right as one does in a spreadsheet: into the first cell, then on by the arrow. */
export async function typeInto(matrix: Matrix, row: OpenRow, quantities: readonly number[]): Promise<void> {
  await matrix.device.write(matrix.cell(row[0]), String(quantities[0]));
  for (const [column, cell] of row.entries()) {
    if (column === 0) continue;
    await matrix.page.keyboard.press('ArrowRight');
    await expect(matrix.cell(cell)).toBeFocused();
    await matrix.page.keyboard.type(String(quantities[column]));
  }
  for (const [column, cell] of row.entries())
    await expect(matrix.cell(cell)).toHaveValue(String(quantities[column]));
}

/** What a row of cells costs, in minor units. */
export const sumOf = (cells: readonly OpenCell[], wished: ReadonlyMap<string, number>): number =>
  cells.reduce(
    (sum, { articleVariantId, salesPrice }) => sum + salesPrice * (wished.get(articleVariantId) ?? 0),
    0,
  );
