import { type Box, chosenBox, isSingle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cellAt } from './cellInput.ts';
import { drawFill, endFill } from './fillHandle.ts';
import { handle, rangeFrame } from './range.recipe.ts';
import type { Sheet } from './sheet.ts';

type Props = { sheet: Sheet; table: RefObject<HTMLTableElement | null> };

const cellsOf = (table: HTMLTableElement, { top, left, bottom, right }: Box): HTMLTableCellElement[] =>
  [...table.tBodies].flatMap((body) =>
    [...body.rows]
      .slice(top, bottom + 1)
      // `+ 1`: the first cell of a row is its head.
      .flatMap((row) => [...row.cells].slice(left + 1, right + 2)),
  );

const lay = (frame: HTMLElement, table: HTMLTableElement, box: Box) => {
  const cells = cellsOf(table, box);
  const first = cells.at(0);
  const last = cells.at(-1);
  if (!first || !last) return;
  frame.style.transform = `translate(${first.offsetLeft}px, ${first.offsetTop}px)`;
  frame.style.width = `${last.offsetLeft + last.offsetWidth - first.offsetLeft}px`;
  frame.style.height = `${last.offsetTop + last.offsetHeight - first.offsetTop}px`;
};

/** Marks the selected cells in the DOM (`aria-selected`), without rendering any of them. */
const mark = (table: HTMLTableElement, box: Box | null) => {
  for (const cell of table.querySelectorAll('td[aria-selected=true]')) {
    cell.setAttribute('aria-selected', 'false');
  }
  if (box === null || isSingle(box)) return;
  for (const cell of cellsOf(table, box)) {
    if (cell.hasAttribute('aria-selected')) cell.setAttribute('aria-selected', 'true');
  }
};

/** The frame around the selection, with the fill handle. It lies over the cells and renders on its own. */
export function RangeFrame({ sheet, table }: Props) {
  const { selection } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const chosen = useSelector(selection, ({ context }) => chosenBox(context), sameBox);
  const drawn = useSelector(selection, ({ context }) => context.drawn, sameBox);
  const filling = useSelector(selection, (snapshot) => snapshot.matches('filling'));
  const box = drawn ?? chosen;

  useLayoutEffect(() => {
    if (table.current) mark(table.current, chosen);
  }, [table, chosen]);

  useLayoutEffect(() => {
    if (frame.current && table.current && box) lay(frame.current, table.current, box);
  }, [table, box]);

  useEffect(() => {
    const sheetTable = table.current;
    if (!sheetTable || !box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (frame.current) lay(frame.current, sheetTable, box);
    });
    observer.observe(sheetTable);
    return () => observer.disconnect();
  }, [table, box]);

  if (!box) return null;
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    selection.send({ type: 'fill.begun' });
  };
  return (
    <div
      ref={frame}
      className={rangeFrame}
      data-single={isSingle(box) || undefined}
      data-filling={filling || undefined}
      aria-hidden="true"
    >
      {!sheet.readOnly && (
        <span
          className={handle}
          data-handle=""
          onPointerDown={press}
          onPointerMove={(event) => drawFill(event, sheet)}
          onPointerUp={() => {
            endFill(sheet);
            const { active } = selection.getSnapshot().context;
            if (active && table.current) cellAt(table.current, active)?.focus();
          }}
          onPointerCancel={() => selection.send({ type: 'fill.cancelled' })}
        />
      )}
    </div>
  );
}

function sameBox(one: Box | null, other: Box | null): boolean {
  return (
    one === other ||
    (one !== null &&
      other !== null &&
      one.top === other.top &&
      one.left === other.left &&
      one.bottom === other.bottom &&
      one.right === other.right)
  );
}
