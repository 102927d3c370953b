import { wholeColumn, wholeField, wholeRow } from '@selvedge/core/ordering';
import type { MouseEvent } from 'react';
import { cellIn, focusCell, placeOf, placeUnder } from './cellInput.ts';
import type { Sheet } from './sheet.ts';

type MousePress = MouseEvent<HTMLElement>;

const pressHead = (event: MousePress, { field, selection }: Sheet): void => {
  const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null;
  if (!head) return;
  event.preventDefault();
  const { head: kind, at } = head.dataset;
  const boxes: Readonly<Record<string, () => ReturnType<typeof wholeField>>> = {
    row: () => wholeRow(field, Number(at)),
    column: () => wholeColumn(field, Number(at)),
    all: () => wholeField(field),
  };
  const box = boxes[kind ?? '']?.() ?? null;
  if (!box) return;
  // Move the focus first: it would replace the selection.
  focusCell(
    event.currentTarget,
    field
      .flatMap((row, down) => row.map((cellKind, across) => ({ row: down, column: across, cellKind })))
      .find(
        ({ row, column, cellKind }) =>
          cellKind !== 'hole' &&
          row >= box.top &&
          row <= box.bottom &&
          column >= box.left &&
          column <= box.right,
      ) ?? null,
  );
  selection.send({ type: 'range.chosen', box });
};

/**
 * A press selects the whole entry, so that typing replaces it. A double press sets the caret. A drag, or a press with
 * Shift, selects a range. A press on a head selects its row or column.
 */
export const pressPointer = (event: MousePress, sheet: Sheet): void => {
  if (event.button !== 0) return;
  const cell = cellIn(event);
  const { selection } = sheet;
  if (!cell) {
    pressHead(event, sheet);
    return;
  }
  const at = placeOf(cell);
  if (event.shiftKey && selection.getSnapshot().context.anchor) {
    event.preventDefault();
    selection.send({ type: 'range.extended', to: at });
    return;
  }
  const hasFocus = cell === cell.ownerDocument.activeElement;
  if (hasFocus && selection.getSnapshot().matches('editing')) return;
  if (hasFocus && event.detail > 1) {
    selection.send({ type: 'editing.begun' });
    return;
  }
  event.preventDefault();
  selection.send({ type: 'drag.begun', at });
  cell.focus();
  cell.select();
  cell.ownerDocument.addEventListener('mouseup', () => selection.send({ type: 'drag.ended' }), {
    once: true,
  });
};

/** The pointer entered another cell while it drags a range. */
export const movePointer = (event: MousePress, { selection }: Sheet): void => {
  if (event.buttons !== 1 || !selection.getSnapshot().matches('dragging')) return;
  const to = event.target instanceof Element ? placeUnder(event.target) : null;
  if (to) selection.send({ type: 'drag.moved', to });
};
