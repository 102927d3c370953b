import { type RefObject, useEffect, useState } from 'react';
import type { Scheduler } from './cellChannel.ts';

/** Sheets with fewer rows are (almost) entirely in view and need no pacing. */
const TALL = 24;
const NEAR = 80;
/** Number of cells out of view that update in one go before other input gets a turn. */
const LOT = 60;

/**
 * In a tall sheet, rows in view update at once, and rows above and below shortly after the paint. Pasting hundreds of
 * cells then only costs as much as is visible.
 */
export interface RowUpdates {
  readonly paceOf: (row: number) => Scheduler | undefined;
  readonly watch: (table: HTMLTableElement) => () => void;
}

function createSight(): RowUpdates {
  const away = new Set<number>();
  const paces = new Map<number, Scheduler>();
  const waiting = new Map<() => void, number>();
  let next: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    next = undefined;
    let left = LOT;
    for (const listener of waiting.keys()) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(listener);
      listener();
    }
    plan();
  };
  const plan = () => {
    if (waiting.size === 0 || next !== undefined) return;
    // Runs after the frame that shows the rows in view.
    next = setTimeout(() => requestAnimationFrame(() => setTimeout(follow)), 0);
  };
  const hurry = (row: number) => {
    for (const [listener, of] of waiting) {
      if (of !== row) continue;
      waiting.delete(listener);
      listener();
    }
  };

  return {
    paceOf(row) {
      const known = paces.get(row);
      if (known) return known;
      const pace: Scheduler = (listener) => {
        if (!away.has(row)) listener();
        else {
          waiting.set(listener, row);
          plan();
        }
      };
      paces.set(row, pace);
      return pace;
    },
    watch(table) {
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      const numbers = new Map<Element, number>(rows.map((row, at) => [row, at]));
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const row = numbers.get(target) ?? -1;
            if (!isIntersecting) away.add(row);
            else if (away.delete(row)) hurry(row);
          }
        },
        { rootMargin: `${NEAR}px 0px` },
      );
      for (const row of rows) observer.observe(row);
      return () => {
        observer.disconnect();
        for (const row of [...away]) {
          away.delete(row);
          hurry(row);
        }
      };
    },
  };
}

/** Null: all rows update at once. */
export function useRowSight(table: RefObject<HTMLTableElement | null>, rows: number): RowUpdates | null {
  const [sight] = useState(createSight);
  const isTall = rows > TALL && typeof IntersectionObserver !== 'undefined';
  useEffect(() => {
    if (isTall && table.current && rows > 0) return sight.watch(table.current);
  }, [isTall, rows, sight, table]);
  return isTall ? sight : null;
}
