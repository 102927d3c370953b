import { broken } from './unreadable.ts';

/** The position of a cell, counted from 1. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The last column of a sheet, XFD, and its last row. */
const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

const LETTERS = 26;
const BEFORE_A = 64;

const cell = /^([A-Z]{1,3})([0-9]{1,7})$/;
const number = /^[0-9]{1,7}$/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

const lettersOf = (column: number): string =>
  column === 0
    ? ''
    : lettersOf(Math.floor((column - 1) / LETTERS)) +
      String.fromCharCode(BEFORE_A + 1 + ((column - 1) % LETTERS));

/** @throws {Unreadable} `broken` if no sheet has such a position */
export function placeIn({ column, row }: Place): Place {
  return column >= 1 && column <= LAST_COLUMN && row >= 1 && row <= LAST_ROW ? { column, row } : broken();
}

/** @throws {Unreadable} `broken` */
export function placeOf(reference: string): Place {
  const [, letters = '', digits = ''] = cell.exec(reference) ?? [];
  return placeIn({ column: columnOf(letters), row: Number(digits) });
}

/** @throws {Unreadable} `broken` */
export const rowOf = (digits: string): number =>
  number.test(digits) ? placeIn({ column: 1, row: Number(digits) }).row : broken();

export const referenceOf = ({ column, row }: Place): string => `${lettersOf(column)}${row}`;
