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
  maskImage:
    '[linear-gradient(to right, var(--before, black), black 2.5rem, black calc(100% - 2.5rem), var(--after, black))]',
  '&[data-more~=start]': { '--before': 'transparent' },
  '&[data-more~=end]': { '--after': 'transparent' },
});

/** On which sides a row goes on: 'start', 'end', both or none, apart by a blank. */
const moreOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  `${scrollLeft > 1 ? 'start' : ''} ${scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''}`.trim();

/** Moves a row so that what is chosen in it can be seen; false: nothing is. */
function bringChosen(around: HTMLElement): boolean {
  const chosen = around.querySelector('[aria-current], [aria-selected=true], [aria-pressed=true]');
  if (!chosen) return false;
  const [outer, inner] = [around.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (inner.right > outer.right - FADE) around.scrollLeft += inner.right - outer.right + FADE;
  if (inner.left < outer.left + FADE) around.scrollLeft += inner.left - outer.left - FADE;
  return true;
}

/** For the frame of a row: `sideways` is its look, the row its one child. Where the row is wider, what is chosen in it is
 * moved into view whenever `standing` or the width of the frame is another; by hand it stays where it was put. */
export function useSideways(standing: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    const around = frame.current;
    if (!around) return;
    let width = around.clientWidth;
    const tell = () => {
      around.dataset.more = moreOf(around);
    };
    const watch = new ResizeObserver(() => {
      if (around.clientWidth !== width) bringChosen(around);
      width = around.clientWidth;
      tell();
    });
    for (const each of [around, around.firstElementChild]) if (each) watch.observe(each);
    around.addEventListener('scroll', tell, { passive: true });
    tell();
    return () => {
      watch.disconnect();
      around.removeEventListener('scroll', tell);
    };
  }, []);
  useEffect(() => {
    if (frame.current && shown.current !== standing && bringChosen(frame.current)) shown.current = standing;
  });
  return frame;
}
