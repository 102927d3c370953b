import { type Catalog, positionOf } from '@selvedge/core/ordering';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { lastTravel } from '../../app/ports/travel.ts';
import { listPlaces } from './listPlace.ts';

/** What a list needs to be found again as one left it. */
export interface Return {
  /** Whose list it is: places are kept for as long as it lives. */
  readonly owner: object;
  /** The style one comes from. */
  readonly articleId: string | null;
  /** One arrives once: a list that is drawn anew on the same page does not jump. */
  readonly arrival: { done: boolean };
}

interface Kept {
  readonly handle: RefObject<WindowVirtualizerHandle | null>;
  readonly back: Return;
  /** What the list is narrowed by, as its address says it. */
  readonly search: string;
  readonly perRow: number;
  readonly catalog: Catalog;
  readonly positions: Uint32Array;
}

/** Frames in which the row one comes from must have been drawn; after the first few it is looked for elsewhere. */
const patience = 24;
const firstFrames = 3;

const linkOf = (articleId: string) =>
  document.querySelector<HTMLElement>(`[data-style="${CSS.escape(articleId)}"]`);

/** The page has put the focus at its beginning, or nowhere: nobody is using it elsewhere. */
const isFocusFree = () => document.activeElement?.matches('body, main') ?? true;

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Gives the focus to a style on the screen, unless it is used elsewhere; a row that is not measured yet takes none. */
const focusOn = (articleId: string): 'taken' | 'hidden' | 'away' => {
  const link = linkOf(articleId);
  if (link === null || !isOnScreen(link)) return 'away';
  if (isFocusFree()) link.focus({ preventScroll: true });
  return isFocusFree() ? 'hidden' : 'taken';
};

/**
 * What to go back to: on arrival by the browser's Back or Forward where one was (requirement C2: a link leads to the top),
 * later only what other columns have moved.
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
 * On the way back, puts the list where one left it, with the focus on the style one comes from, once the page itself has
 * gone to its top. Returns the rows' sizes as they were measured then.
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

  // Layout effects end before the rows are taken off the page, where the others end after.
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
