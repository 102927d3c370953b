import { type Catalog, positionOf } from '@selvedge/core/ordering';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { lastTravel } from '../../../platform/ports/travel.ts';
import { listPlaces } from './listPlace.ts';

/** What is needed to restore a list as the user left it. */
export interface Return {
  /** The owner of the list. Positions are kept as long as it lives. */
  readonly owner: object;
  /** The style that the user comes back from. */
  readonly articleId: string | null;
  /** Set after the first arrival, so that a list rendered again on the same page does not jump. */
  readonly arrival: { done: boolean };
}

interface Kept {
  readonly handle: RefObject<WindowVirtualizerHandle | null>;
  readonly back: Return;
  /** The filters of the list, as in its URL. */
  readonly search: string;
  readonly perRow: number;
  readonly catalog: Catalog;
  readonly positions: Uint32Array;
}

/** Frames to wait for the row of the style the user comes back from. After `firstFrames` it is scrolled to. */
const patience = 24;
const firstFrames = 3;

const linkOf = (articleId: string) =>
  document.querySelector<HTMLElement>(`[data-style="${CSS.escape(articleId)}"]`);

/** Whether the focus is at the page's start or nowhere, so that moving it disturbs nobody. */
const isFocusFree = () => document.activeElement?.matches('body, main') ?? true;

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Focuses a style that is on the screen, unless something else has the focus. A row not measured yet is hidden and
 * cannot take it.
 */
const focusOn = (articleId: string): 'taken' | 'hidden' | 'away' => {
  const link = linkOf(articleId);
  if (link === null || !isOnScreen(link)) return 'away';
  if (isFocusFree()) link.focus({ preventScroll: true });
  return isFocusFree() ? 'hidden' : 'taken';
};

/**
 * What to restore. After the browser's Back or Forward: the position (requirement C2: a link leads to the top). Later:
 * the position only if the number of columns has changed.
 */
const startOf = (list: Kept) => {
  const { back, search, perRow } = list;
  const place = listPlaces.of(back.owner);
  const returns = !back.arrival.done && lastTravel() === 'history';
  const moved = back.arrival.done && place?.perRow !== perRow;
  const fits = place?.search === search && (returns || moved);
  return { ...list, kept: fits ? place : null, articleId: returns ? back.articleId : null };
};

/**
 * After Back or Forward, restores the list's position and focuses the style that the user comes back from, once the
 * page has scrolled to its top. Returns the row sizes measured before.
 */
export function useListPlace(list: Kept): CacheSnapshot | undefined {
  const [start] = useState(() => startOf(list));
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });

  useLayoutEffect(() => {
    const { handle, kept, perRow, positions, articleId, back } = start;
    back.arrival.done = true;
    const row = articleId === null ? -1 : positions.indexOf(positionOf(start.catalog, articleId));
    let frame = 0;
    let left = patience;
    const restore = () => {
      if (kept === null) return;
      if (kept.perRow === perRow) window.scrollTo(0, kept.offset);
      else if (kept.top >= kept.perRow)
        handle.current?.scrollToIndex(Math.floor(kept.top / perRow), { align: 'start' });
    };
    const settle = () => {
      const sight = articleId === null ? 'taken' : focusOn(articleId);
      if (sight === 'taken' || row < 0 || left === 0) return;
      left -= 1;
      if (sight === 'away' && left < patience - firstFrames)
        handle.current?.scrollToIndex(Math.floor(row / perRow), { align: 'center' });
      frame = requestAnimationFrame(settle);
    };
    restore();
    frame = requestAnimationFrame(() => {
      restore();
      settle();
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);

  useEffect(() => {
    const keep = (rows: CacheSnapshot | null, offset: number) => {
      const { back, search, perRow, handle } = latest.current;
      const top = (handle.current?.findItemIndex(offset) ?? 0) * perRow;
      listPlaces.keep(back.owner, { search, offset, top, perRow, rows });
    };
    const look = () => keep(null, window.scrollY);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  // Cleanup of layout effects runs before the rows are removed from the page. Other effects clean up after that.
  useLayoutEffect(
    () => () => {
      const { back, handle } = latest.current;
      const place = listPlaces.of(back.owner);
      if (place && handle.current) listPlaces.keep(back.owner, { ...place, rows: handle.current.cache });
    },
    [],
  );

  return (start.kept?.perRow === start.perRow && start.kept.rows) || undefined;
}
