import type { Reach } from './blocks.ts';
import type { At, CellGrid, CellKind } from './cellGrid.ts';

/**
 * Keyboard moves as in spreadsheets: arrows, Home and End, Page Up and Down, Tab (`next`, `previous`) and Enter
 * (`below`, `above`).
 */
export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'pageUp'
  | 'pageDown'
  | 'fieldStart'
  | 'fieldEnd'
  | 'next'
  | 'previous'
  | 'below'
  | 'above';

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Tab: 'next',
  Enter: 'below',
};
const withControl: Readonly<Record<string, Move>> = {
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  Home: 'fieldStart',
  End: 'fieldEnd',
};
const withShift: Readonly<Record<string, Move>> = { Tab: 'previous', Enter: 'above' };

/** The move for a key, as in spreadsheets; null: none. */
export const moveOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): Move | null => {
  if (altKey) return null;
  if (ctrlKey || metaKey) return shiftKey ? null : (withControl[key] ?? null);
  return (shiftKey ? withShift[key] : plain[key]) ?? null;
};

const reaches: Readonly<Record<string, Reach>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
};
const reachesWithControl: Readonly<Record<string, Reach>> = {
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
};

/** How far a key with Shift extends the selection; null: it does not. */
export const reachOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): Reach | null => {
  if (altKey || !shiftKey) return null;
  return (ctrlKey || metaKey ? reachesWithControl[key] : reaches[key]) ?? null;
};

/** Number of rows that PageUp and PageDown skip. */
const PAGE = 10;

const isMade = (cellKind: CellKind): boolean => cellKind !== 'hole';
const isOpen = (cellKind: CellKind): boolean => cellKind === 'open';

const line = (field: CellGrid, at: At, along: 'row' | 'column'): At[] =>
  along === 'row'
    ? (field[at.row] ?? []).map((_, column) => ({ row: at.row, column }))
    : field.map((_, row) => ({ row, column: at.column }));

const all = (field: CellGrid): At[] => field.flatMap((_, row) => line(field, { row, column: 0 }, 'row'));

const isSame = (one: At, other: At): boolean => one.row === other.row && one.column === other.column;

/**
 * The target of a move; null: none. Arrows also stop at cells that cannot be ordered, so that their reason can be
 * read. Tab and Enter stop only at editable cells.
 */
export const placeAfter = (field: CellGrid, at: At, move: Move): At | null => {
  const fits = (wanted: (cellKind: CellKind) => boolean) => (place: At) =>
    wanted(field[place.row]?.[place.column] ?? 'hole');
  const after = (places: readonly At[], wanted: (cellKind: CellKind) => boolean): At | null =>
    places.slice(places.findIndex((place) => isSame(place, at)) + 1).find(fits(wanted)) ?? null;
  const first = (places: readonly At[]): At | null => places.find(fits(isMade)) ?? null;
  const page = (places: readonly At[]): At | null => {
    const rest = places.slice(places.findIndex((place) => isSame(place, at)) + 1);
    return rest.slice(0, PAGE).findLast(fits(isMade)) ?? rest.find(fits(isMade)) ?? null;
  };
  const row = () => line(field, at, 'row');
  const column = () => line(field, at, 'column');
  switch (move) {
    case 'right':
      return after(row(), isMade);
    case 'left':
      return after(row().reverse(), isMade);
    case 'down':
      return after(column(), isMade);
    case 'up':
      return after(column().reverse(), isMade);
    case 'rowStart':
      return first(row());
    case 'rowEnd':
      return first(row().reverse());
    case 'columnStart':
      return first(column());
    case 'columnEnd':
      return first(column().reverse());
    case 'pageDown':
      return page(column());
    case 'pageUp':
      return page(column().reverse());
    case 'fieldStart':
      return first(all(field));
    case 'fieldEnd':
      return first(all(field).reverse());
    case 'next':
      return after(all(field), isOpen);
    case 'previous':
      return after(all(field).reverse(), isOpen);
    case 'below':
      return after(column(), isOpen);
    case 'above':
      return after(column().reverse(), isOpen);
  }
};

/** The cell that Tab enters first: the first editable one, else the first read-only one. */
export const entrance = (field: CellGrid): At | null => {
  const places = all(field);
  const having = (wanted: (cellKind: CellKind) => boolean) =>
    places.find(({ row, column }) => wanted(field[row]?.[column] ?? 'hole'));
  return having(isOpen) ?? having(isMade) ?? null;
};
