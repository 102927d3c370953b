import type { Style } from '@selvedge/core/contract';
import { cellOf } from '@selvedge/core/ordering';
import { sampleColour, sampleNow, sampleStyle, sampleVariant } from '@selvedge/core/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';

const ROWS = 40;
const SEEN = 10;

const tallStyle = (): Style =>
  sampleStyle({
    sizes: ['S'],
    lengths: ['32'],
    colours: Array.from({ length: ROWS }, (_, row) =>
      sampleColour({
        articleColorId: `k-${row}`,
        name: `Dye ${row}`,
        variants: [sampleVariant({ articleVariantId: `t-${row}`, articleLength: '32', size: 'S' })],
      }),
    ),
  });

type ActionReport = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let tell: ActionReport = () => {};
let rows: Element[] = [];

class Observer {
  constructor(report: ActionReport) {
    tell = report;
    rows = [];
  }
  observe(row: Element) {
    rows.push(row);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

const cell = (row: number) => {
  const found = document.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="0"]`);
  if (!found) throw new Error(`no cell in row ${row}`);
  return found;
};

async function pasted() {
  const { actor } = await openCart();
  await renderWithWords(<QuantityMatrix cart={actor} style={tallStyle()} now={sampleNow} />);
  act(() => tell(rows.map((target, row) => ({ target, isIntersecting: row < SEEN }))));
  act(() => cell(0).focus());
  const text = Array.from({ length: ROWS }, (_, row) => row + 1).join('\n');
  const clipboardData = { getData: () => text };
  fireEvent.paste(cell(0), { clipboardData });
  return actor;
}

it('M4 shows at once what is in sight of a large paste, and the rest right after', async () => {
  const actor = await pasted();
  expect(cellOf(actor.getSnapshot(), `t-${ROWS - 1}`).entry).toBe(String(ROWS));
  expect(cell(SEEN - 1)).toHaveValue(String(SEEN));
  expect(cell(ROWS - 1)).toHaveValue('');
  expect(document.querySelector('tfoot td:last-child')).toHaveTextContent(String((ROWS * (ROWS + 1)) / 2));
  await waitFor(() => expect(cell(ROWS - 1)).toHaveValue(String(ROWS)));
  for (let row = 0; row < ROWS; row += 1) expect(cell(row)).toHaveValue(String(row + 1));
});

it('M4 shows what comes into sight without waiting', async () => {
  await pasted();
  const target = rows[SEEN];
  if (!target) throw new Error('The rows are not watched');
  expect(cell(SEEN)).toHaveValue('');
  act(() => tell([{ target, isIntersecting: true }]));
  expect(cell(SEEN)).toHaveValue(String(SEEN + 1));
});
