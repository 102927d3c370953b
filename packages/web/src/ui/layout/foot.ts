import { type RefObject, useEffect } from 'react';

/** What is laid over the foot of the page, and comes while somebody may be at work there. */
const covers = '[data-asks], [data-ticker]';

/** Scrolls to what has the focus if something at the foot lies over it: whoever goes by keys must see where they are. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(covers);
  if (cover && !cover.contains(focused)) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Tells the page the height of what covers its foot, by a CSS variable, so that whatever gets the focus is scrolled
 * clear of it; what has the focus already is scrolled clear at once.
 */
export function useFootHeight(
  element: RefObject<HTMLElement | null>,
  name: '--foot' | '--ticker-height',
  shown = true,
): void {
  useEffect(() => {
    const cover = element.current;
    if (!cover || !shown || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(name, `${cover.offsetHeight}px`);
      uncoverFocus();
    });
    observer.observe(cover);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  }, [element, name, shown]);
}
