import { chosenBox, filled } from '@selvedge/core/ordering';
import { placeUnder } from './cellInput.ts';
import { carryOut, reading, type Sheet } from './sheet.ts';

/** The handle is dragged over the sheet: fill up to the cell under the pointer. */
export const drawFill = (
  { clientX, clientY, currentTarget }: { clientX: number; clientY: number; currentTarget: Element },
  { selection }: Sheet,
): void => {
  if (!selection.getSnapshot().matches('filling')) return;
  const under = currentTarget.ownerDocument
    .elementsFromPoint(clientX, clientY)
    .map(placeUnder)
    .find((at) => at !== null);
  if (under) selection.send({ type: 'fill.moved', to: under });
};

/** The handle is released: the cells it was dragged over repeat the selection. */
export const endFill = (sheet: Sheet): void => {
  const { selection } = sheet;
  const { context } = selection.getSnapshot();
  const from = chosenBox(context);
  if (!selection.getSnapshot().matches('filling')) return;
  if (from && context.drawn) carryOut(sheet, filled(sheet.field, from, context.drawn, reading(sheet)));
  selection.send({ type: 'fill.ended' });
};
