import { type RefObject, useEffect, useRef } from 'react';
import { css } from '#style/css';

/** How wide a row fades where it goes on; what is brought into view stays clear of it (px). */
const FADE = 40;

/** A row that is wider than the screen is moved by a thumb; it fades on each side where it goes on. */
export const sideways = css({
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  scrollPaddingInline: '10',
  '& > *': { width: '[max-content]', minWidth: 'full' },
  '&[data-more=end]': { maskImage: '[linear-gradient(to left, transparent, black 2.5rem)]' },
  '&[data-more=start]': { maskImage: '[linear-gradient(to right, transparent, black 2.5rem)]' },
  '&[data-more=both]': {
    maskImage:
      '[linear-gradient(to right, transparent, black 2.5rem, black calc(100% - 2.5rem), transparent)]',
  },
});

/** On which sides a row goes on; null: all of it is in view. */
function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): 'start' | 'end' | 'both' | null {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : null;
}

/** For the frame of a row: `sideways` is its look, the row its one child. Where the row is wider, what is chosen in it is
 * moved into view whenever `standing` is another; by hand it stays where it was put. */
export function useSideways(standing: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    const around = frame.current;
    if (!around) return;
    const tell = () => {
      const more = moreOf(around);
      if (more) around.dataset.more = more;
      else delete around.dataset.more;
    };
    const watch = new ResizeObserver(tell);
    for (const each of [around, around.firstElementChild]) if (each) watch.observe(each);
    around.addEventListener('scroll', tell, { passive: true });
    tell();
    return () => {
      watch.disconnect();
      around.removeEventListener('scroll', tell);
    };
  }, []);
  useEffect(() => {
    if (shown.current === standing) return;
    const around = frame.current;
    const chosen = around?.querySelector('[aria-current], [aria-selected=true], [aria-pressed=true]');
    if (!around || !chosen) return;
    shown.current = standing;
    const [outer, inner] = [around.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.right > outer.right - FADE) around.scrollLeft += inner.right - outer.right + FADE;
    if (inner.left < outer.left + FADE) around.scrollLeft += inner.left - outer.left - FADE;
  });
  return frame;
}
