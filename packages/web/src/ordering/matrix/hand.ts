import { type At, type Field, moveOf, placeAfter } from '@selvedge/core/ordering';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { type CartRef, storedEntry } from './cellView.ts';

const cellIn = (event: { target: EventTarget }): HTMLInputElement | null =>
  event.target instanceof HTMLInputElement && event.target.dataset.cell !== undefined ? event.target : null;

const placeOf = ({ dataset: { row, column } }: HTMLInputElement): At => ({
  row: Number(row),
  column: Number(column),
});

/** Puts an entry into the cell at once and chooses all of it, so that typing replaces it. */
const put = (event: KeyboardEvent, cart: CartRef, cell: HTMLInputElement, entry: string) => {
  event.preventDefault();
  flushSync(() => cart.send({ type: 'cell.typed', articleVariantId: cell.dataset.cell ?? '', entry }));
  cell.select();
};

const restore = (event: KeyboardEvent, cart: CartRef, cell: HTMLInputElement) => {
  const { cell: articleVariantId = '', state } = cell.dataset;
  if (state === 'stored' || state === 'conflict') return;
  put(event, cart, cell, storedEntry(cart.getSnapshot(), articleVariantId));
};

const go = (event: KeyboardEvent<HTMLElement>, field: Field, cell: HTMLInputElement) => {
  const move = moveOf(event);
  if (move === null) return;
  const leaves = move === 'next' || move === 'previous';
  // The words about a disputed cell come next in the page, with the two ways out.
  if (move === 'next' && cell.dataset.state === 'conflict') return;
  const to = placeAfter(field, placeOf(cell), move);
  if (to === null && leaves) return;
  event.preventDefault();
  if (to === null) return;
  event.currentTarget
    .querySelector<HTMLInputElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)
    ?.focus();
};

/** A key in the grid: arrows, Tab, Enter, Home and End move; Escape restores, Delete empties; Ctrl+S stores at once. */
export const pressKey = (event: KeyboardEvent<HTMLElement>, cart: CartRef, field: Field): void => {
  const cell = cellIn(event);
  if (!cell || event.nativeEvent.isComposing) return;
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    cart.send({ type: 'save.requested' });
  } else if (event.key === 'Escape') restore(event, cart, cell);
  else if (event.key === 'Delete' && !cell.readOnly) put(event, cart, cell, '');
  else go(event, field, cell);
};

/** The cell the focus came to: all of it is chosen, and Tab finds it again. Null: no cell. */
export const enterCell = (event: FocusEvent<HTMLElement>): string | null => {
  const cell = cellIn(event);
  if (!cell) return null;
  for (const other of event.currentTarget.querySelectorAll<HTMLInputElement>('[data-cell][tabindex="0"]')) {
    other.tabIndex = -1;
  }
  cell.tabIndex = 0;
  cell.select();
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return cell.dataset.cell ?? null;
};

/** A press chooses the whole cell, so that typing replaces; a second one sets the caret. */
export const pressCell = (event: MouseEvent<HTMLElement>): void => {
  const cell = cellIn(event);
  if (!cell || event.button !== 0 || cell === cell.ownerDocument.activeElement) return;
  event.preventDefault();
  cell.focus();
};
