import {
  type Box,
  blockOfText,
  chosenBox,
  columnsIn,
  entryOfPasted,
  pasted,
  placesIn,
  putInAll,
  tableOfBlock,
  textOfBlock,
} from '@selvedge/core/ordering';
import type { ClipboardEvent } from 'react';
import { cellIn } from './cellInput.ts';
import { carryOut, reading, type Sheet } from './sheet.ts';

const blockIn = (sheet: Sheet, box: Box): string[][] => {
  const read = reading(sheet);
  const cells = placesIn(box).map(read);
  const width = columnsIn(box);
  return Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
};

/** While an entry is edited in place, its own text is copied and pasted. */
const isOwn = (event: ClipboardEvent<HTMLElement>, { selection }: Sheet): boolean =>
  cellIn(event) === null || selection.getSnapshot().matches('editing');

const copy = (event: ClipboardEvent<HTMLElement>, sheet: Sheet): Box | null => {
  const box = chosenBox(sheet.selection.getSnapshot().context);
  if (isOwn(event, sheet) || box === null) return null;
  event.preventDefault();
  const block = blockIn(sheet, box);
  event.clipboardData.setData('text/plain', textOfBlock(block));
  event.clipboardData.setData('text/html', tableOfBlock(block));
  return box;
};

/** What is chosen goes to the clipboard as spreadsheets take it. */
export const copyChosen = (event: ClipboardEvent<HTMLElement>, sheet: Sheet): void => {
  const box = copy(event, sheet);
  if (box) sheet.tell({ kind: 'copied', cells: placesIn(box).length });
};

export const cutChosen = (event: ClipboardEvent<HTMLElement>, sheet: Sheet): void => {
  if (sheet.readOnly) {
    copyChosen(event, sheet);
    return;
  }
  const box = copy(event, sheet);
  if (box) carryOut(sheet, putInAll(sheet.field, box, ''));
};

/** A block of a spreadsheet goes in from the upper left corner of what is chosen; what does not fit is told. */
export const pasteHere = (event: ClipboardEvent<HTMLElement>, sheet: Sheet): void => {
  const box = chosenBox(sheet.selection.getSnapshot().context);
  if (isOwn(event, sheet) || box === null) return;
  event.preventDefault();
  if (sheet.readOnly) return;
  const block = blockOfText(event.clipboardData.getData('text/plain')).map((row) =>
    row.map((cell) => entryOfPasted(cell, sheet.language)),
  );
  const placing = pasted(sheet.field, box, block);
  carryOut(sheet, placing);
  sheet.selection.send({ type: 'range.chosen', box: placing.box });
};

/** Browsers copy nothing from an empty field unless they are told beforehand that something will be. */
export const promiseCopies = (table: HTMLElement | null): (() => void) | undefined => {
  if (!table) return undefined;
  const promise = (event: Event) => {
    if (cellIn(event)) event.preventDefault();
  };
  table.addEventListener('beforecopy', promise);
  table.addEventListener('beforecut', promise);
  return () => {
    table.removeEventListener('beforecopy', promise);
    table.removeEventListener('beforecut', promise);
  };
};
