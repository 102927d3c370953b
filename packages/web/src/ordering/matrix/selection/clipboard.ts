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

/** The browser itself copies and pastes text while an entry is edited in place, and outside cells. */
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

/** Copies the selection to the clipboard in the format of spreadsheets. */
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

/** Pastes a block from a spreadsheet, starting at the upper left of the selection. Reports what does not fit. */
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

/** Browsers fire no copy event for an empty field unless `beforecopy` announces that something will be copied. */
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
