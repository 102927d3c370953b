import { isTaken, type reviewMachine, reviewOfOpen, sheetFileMachine } from '@selvedge/core/ordering';
import { createFakeApi, samplePlace, wired } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, createActor, type SnapshotFrom } from 'xstate';
import type { CartRef } from '../cart/state/cellView.ts';
import type { SheetFileRef } from '../entry/parts/entryRef.ts';

/** An empty cart, and what makes files of lists. */
export function entryNeighbours(): { cart: CartRef; sheetFile: SheetFileRef } {
  const fake = createFakeApi();
  const cart = createActor(wired.cart(fake.api), { input: { place: samplePlace, mayInsert: true } }).start();
  fake.pending[0]?.answer(null);
  return { cart, sheetFile: createActor(sheetFileMachine).start() };
}

/** Presses a button that can be pressed; false where there is none. */
export const press = (name: RegExp | string) => {
  const button = screen.queryByRole('button', { name });
  if (!button || button.hasAttribute('aria-disabled')) return false;
  fireEvent.click(button);
  return true;
};

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/** Every row stands on the screen with its verdict, and the counts are those of the chart. */
export const reviews = (snapshot: AnyMachineSnapshot) => {
  const { context } = snapshot as SnapshotFrom<typeof reviewMachine>;
  const { rows, taken, refused } = reviewOfOpen(context, new Map());
  const shown = rows.filter(({ verdict }) => context.shown === 'all' || !isTaken(verdict.kind));
  for (const { row, verdict } of shown) {
    expect(rowOf(row.id)).toHaveAttribute('data-verdict', verdict.kind);
  }
  expect(document.querySelectorAll('[data-row]')).toHaveLength(shown.length);
  expect(
    screen.getByText(new RegExp(`^${taken} rows? can be transferred, ${refused} cannot`)),
  ).toBeInTheDocument();
};

/** What was taken of a list stands on the screen, and what of it is left. */
export const reportsTaken = ({ context: { report } }: AnyMachineSnapshot) => {
  const rows = report.taken === 1 ? 'One row was transferred' : `${report.taken} rows were transferred`;
  expect(screen.getByText(new RegExp(rows))).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Fix the/ })).toHaveLength(report.refused > 0 ? 1 : 0);
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
};
