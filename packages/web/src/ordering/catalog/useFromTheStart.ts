import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A list that is narrowed or ordered anew is shown from its start, wherever one was in it before. */
export function useFromTheStart(list: RefObject<HTMLElement | null>, search: string): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, search]);
}
