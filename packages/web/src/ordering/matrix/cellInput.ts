import type { At } from '@selvedge/core/ordering';

/** The cell's field that an event happened in; null: it happened elsewhere. */
export const cellIn = ({ target }: { target: EventTarget | null }): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset.cell !== undefined ? target : null;

export const placeOf = ({ dataset: { row, column } }: HTMLElement): At => ({
  row: Number(row),
  column: Number(column),
});

/** The place of the cell that an element lies in, its frame included; null: it is none. */
export const placeUnder = (element: Element | null): At | null => {
  const cell = element?.closest('td')?.querySelector<HTMLElement>('[data-cell]');
  return cell ? placeOf(cell) : null;
};

export const cellAt = (within: Element, { row, column }: At): HTMLInputElement | null =>
  within.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);

export const focusCell = (within: Element, at: At | null): void => {
  if (at !== null) cellAt(within, at)?.focus();
};
