import { chosenBox, moveOf, nextWithin, placeAfter, reached, reachOf } from '@selvedge/core/ordering';
import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { storedEntry } from '../../cart/state/cellView.ts';
import { cellIn, focusCell, placeOf } from './cellInput.ts';
import { goOn } from './nextSheet.ts';
import type { Sheet } from './sheet.ts';
import { pressShortcut } from './shortcuts.ts';

type KeyPress = KeyboardEvent<HTMLElement>;

/** Puts an entry into the cell at once and selects its text, so that typing replaces it. */
const put = ({ cart }: Sheet, cell: HTMLInputElement, entry: string) => {
  flushSync(() => cart.send({ type: 'cell.typed', articleVariantId: cell.dataset.cell ?? '', entry }));
  cell.select();
};

const restore = (sheet: Sheet, cell: HTMLInputElement) => {
  const { cell: articleVariantId = '', state } = cell.dataset;
  if (state === 'stored' || state === 'conflict') cell.select();
  else put(sheet, cell, storedEntry(sheet.cart.getSnapshot(), articleVariantId));
};

/** Each Escape cancels one thing, in this order: a drag, the caret, the range, the typed entry. */
const giveUp = (sheet: Sheet, cell: HTMLInputElement) => {
  const { selection } = sheet;
  const at = selection.getSnapshot();
  if (at.matches('filling')) selection.send({ type: 'fill.cancelled' });
  else if (at.matches('ranged')) selection.send({ type: 'range.dropped' });
  else {
    if (at.matches('editing')) selection.send({ type: 'editing.ended' });
    restore(sheet, cell);
  }
};

/** `F2`: puts the caret at the end of the entry. */
export const beginEditing = ({ selection }: Sheet, cell: HTMLInputElement): void => {
  selection.send({ type: 'editing.begun' });
  cell.setSelectionRange(cell.value.length, cell.value.length);
};

/** Tab and Enter cycle within a range. Returns true if they did. */
const goWithin = (event: KeyPress, { selection, field }: Sheet): boolean => {
  const { context } = selection.getSnapshot();
  const box = chosenBox(context);
  if (!selection.getSnapshot().matches('ranged') || box === null || context.active === null) return false;
  if ((event.key !== 'Tab' && event.key !== 'Enter') || event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  event.preventDefault();
  const by = event.key === 'Tab' ? 'row' : 'column';
  const to = nextWithin(field, box, context.active, by, event.shiftKey);
  if (to === null) return true;
  selection.send({ type: 'cell.visited', at: to });
  focusCell(event.currentTarget, to);
  return true;
};

/** Keys that move the caret while an entry is edited in place. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

const draw = (event: KeyPress, { selection, field }: Sheet): boolean => {
  const reach = reachOf(event);
  const { head } = selection.getSnapshot().context;
  if (reach === null || head === null) return false;
  event.preventDefault();
  selection.send({ type: 'range.extended', to: reached(field, head, reach) });
  return true;
};

const go = (event: KeyPress, sheet: Sheet, cell: HTMLInputElement, dense: boolean) => {
  const move = moveOf(event);
  if (move === null) return;
  const leaves = move === 'next' || move === 'previous';
  // Leave Tab to the browser: the text about the conflict, with its two buttons, is next in tab order.
  if (move === 'next' && cell.dataset.state === 'conflict') return;
  const to = placeAfter(sheet.field, placeOf(cell), move);
  if (to === null && leaves) return;
  if (to === null && dense && goOn(event, cell, move)) {
    event.preventDefault();
    return;
  }
  event.preventDefault();
  sheet.selection.send({ type: 'editing.ended' });
  if (to === null) {
    sheet.selection.send({ type: 'range.dropped' });
    cell.select();
  } else focusCell(event.currentTarget, to);
};

/**
 * A key in the sheet works as in spreadsheets: arrows, Tab, Enter, Home and End move; with Shift they select a range.
 * Escape cancels, Delete empties, `F2` sets the caret. Shortcuts are checked first. In a dense sheet, moves up and down go
 * on in the next.
 */
export const pressKey = (event: KeyPress, sheet: Sheet, dense = false): void => {
  const cell = cellIn(event);
  if (!cell || event.nativeEvent.isComposing) return;
  if (pressShortcut(event, sheet, cell)) {
    event.preventDefault();
    return;
  }
  const editing = sheet.selection.getSnapshot().matches('editing');
  if (event.key === 'Escape') {
    event.preventDefault();
    giveUp(sheet, cell);
  } else if (event.key === 'F2' && !cell.readOnly) {
    event.preventDefault();
    beginEditing(sheet, cell);
  } else if (event.key === 'Delete' && !editing) {
    event.preventDefault();
    if (!cell.readOnly) put(sheet, cell, '');
  } else if (editing && caretKeys.has(event.key)) return;
  else if (!goWithin(event, sheet) && !draw(event, sheet)) go(event, sheet, cell, dense);
};

/**
 * For autofill, browsers scan all fields of the edited form on every keystroke. Fields without a form count as one
 * form, and a sheet has hundreds of them. So the active cell gets a form of its own.
 */
const isolateForm = (table: HTMLElement, cell: HTMLInputElement) => {
  const { formId = '' } = table.dataset;
  for (const other of table.querySelectorAll('[data-cell][form]')) other.removeAttribute('form');
  cell.setAttribute('form', formId);
};

/**
 * Handles focus entering a cell: selects its text and makes it the tab stop. Returns its variant id, or null if the
 * event was not in a cell.
 */
export const enterCell = (event: FocusEvent<HTMLElement>, { selection }: Sheet): string | null => {
  const cell = cellIn(event);
  if (!cell) return null;
  selection.send({ type: 'cell.entered', at: placeOf(cell) });
  isolateForm(event.currentTarget, cell);
  for (const other of event.currentTarget.querySelectorAll<HTMLInputElement>('[data-cell][tabindex="0"]')) {
    other.tabIndex = -1;
  }
  cell.tabIndex = 0;
  cell.select();
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return cell.dataset.cell ?? null;
};
