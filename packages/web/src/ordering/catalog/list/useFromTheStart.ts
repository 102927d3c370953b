import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listPlaces } from './listPlace.ts';

/** Scrolls a list back to its start when its filters or sorting change. */
export function useFromTheStart(list: RefObject<HTMLElement | null>, owner: object, search: string): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // Measuring the list would force a layout. It is not needed at its top, where most users filter.
    if ((listPlaces.of(owner)?.offset ?? 0) === 0) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, owner, search]);
}
