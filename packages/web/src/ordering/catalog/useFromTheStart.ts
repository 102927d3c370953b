import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listPlaces } from './listPlace.ts';

/** A list that is narrowed or ordered anew is shown from its start, wherever one was in it before. */
export function useFromTheStart(list: RefObject<HTMLElement | null>, owner: object, search: string): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // To ask where the list is would lay the page out at once: not needed at its top, where most filter.
    if ((listPlaces.of(owner)?.offset ?? 0) === 0) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, owner, search]);
}
