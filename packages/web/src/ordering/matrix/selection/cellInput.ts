import type { At } from '@selvedge/core/ordering';

/** The cell input that an event happened in, or null if it happened elsewhere. */
export const cellIn = ({ target }: { target: EventTarget | null }): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset.cell !== undefined ? target : null;

export const placeOf = ({ dataset: { row, column } }: HTMLElement): At => ({
  row: Number(row),
  column: Number(column),
});

/** The position of the cell that contains an element (its frame counts too), or null. */
export const placeUnder = (element: Element | null): At | null => {
  const cell = element?.closest('td')?.querySelector<HTMLElement>('[data-cell]');
  return cell ? placeOf(cell) : null;
};

export const cellAt = (within: Element, { row, column }: At): HTMLInputElement | null =>
  within.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);

export const focusCell = (within: Element, at: At | null): void => {
  if (at !== null) cellAt(within, at)?.focus();
};
