import { type RefObject, useEffect } from 'react';

/**
 * Adds padding, so that what a fixed element covers can be scrolled clear of it: the end of the page, and whatever gets
 * the focus.
 */
export function useRoomAtFoot(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const cover = element.current;
    if (!cover || !shown) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${cover.offsetHeight}px`;
      root.style.paddingBottom = height;
      root.style.setProperty('--foot', height);
    });
    observer.observe(cover);
    return () => {
      observer.disconnect();
      root.style.removeProperty('padding-bottom');
      root.style.removeProperty('--foot');
    };
  }, [element, shown]);
}
