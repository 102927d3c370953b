import { chosenBox, filledAlong, putInAll, wholeColumn, wholeField, wholeRow } from '@selvedge/core/ordering';
import type { KeyboardEvent } from 'react';
import { carryOut, reading, type Sheet } from './sheet.ts';
import { stepBack } from './undoing.ts';

type ShortcutPress = KeyboardEvent<HTMLElement>;

/** Undoes or redoes the last step and focuses the first cell that changed. */
export const undoInSheet = (sheet: Sheet, within: Element, direction: 'undo' | 'redo'): void => {
  const { report, first } = stepBack(sheet.cart, direction);
  sheet.tell(report);
  if (first !== null) within.querySelector<HTMLElement>(`[data-cell="${CSS.escape(first)}"]`)?.focus();
};

export const emptyChosen = (sheet: Sheet): void => {
  const box = chosenBox(sheet.selection.getSnapshot().context);
  if (box) carryOut(sheet, putInAll(sheet.field, box, ''));
};

/** Fills the selection from its first row or column. */
export const fillChosen = (sheet: Sheet, direction: 'down' | 'right'): void => {
  const box = chosenBox(sheet.selection.getSnapshot().context);
  const placing = box && filledAlong(sheet.field, box, direction, reading(sheet));
  if (placing) carryOut(sheet, placing);
};

/** Puts the entry of the active cell into the whole selection. */
const putInChosen = (sheet: Sheet, entry: string): void => {
  const box = chosenBox(sheet.selection.getSnapshot().context);
  if (box) carryOut(sheet, putInAll(sheet.field, box, entry));
};

const choose = ({ field, selection }: Sheet, what: 'row' | 'column' | 'all'): void => {
  const { active } = selection.getSnapshot().context;
  if (!active) return;
  const boxes = {
    row: wholeRow(field, active.row),
    column: wholeColumn(field, active.column),
    all: wholeField(field),
  };
  const box = boxes[what];
  if (box) selection.send({ type: 'range.chosen', box });
};

const withControl: Readonly<
  Record<string, (sheet: Sheet, event: ShortcutPress, cell: HTMLInputElement) => void>
> = {
  s: ({ cart }) => cart.send({ type: 'save.requested' }),
  z: (sheet, event) => undoInSheet(sheet, event.currentTarget, event.shiftKey ? 'redo' : 'undo'),
  y: (sheet, event) => undoInSheet(sheet, event.currentTarget, 'redo'),
  a: (sheet) => choose(sheet, 'all'),
  d: (sheet) => fillChosen(sheet, 'down'),
  r: (sheet) => fillChosen(sheet, 'right'),
  enter: (sheet, _, cell) => putInChosen(sheet, cell.value),
  ' ': (sheet) => choose(sheet, 'column'),
};

/** Shortcuts for the whole sheet or the selection. Returns true if the key was one of them. */
export const pressShortcut = (event: ShortcutPress, sheet: Sheet, cell: HTMLInputElement): boolean => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const at = sheet.selection.getSnapshot();
  if (altKey) return false;
  if (ctrlKey || metaKey) {
    const name = key.toLowerCase();
    const act = shiftKey && name !== 'z' ? undefined : withControl[name];
    // While an entry is edited in place, Ctrl+A belongs to its text.
    if (!act || (name === 'a' && at.matches('editing'))) return false;
    act(sheet, event, cell);
    return true;
  }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    sheet.openRow();
    return true;
  }
  if (key === ' ' && shiftKey) {
    choose(sheet, 'row');
    return true;
  }
  if ((key === 'Delete' || key === 'Backspace') && at.matches('ranged')) {
    emptyChosen(sheet);
    return true;
  }
  return false;
};
