import { type RefObject, useEffect, useRef } from 'react';
import { css } from '#style/css';

/** Width of the fade at the edge of a row that can scroll. Selected items are kept clear of it (px). */
const FADE = 40;

/** A row wider than the screen scrolls sideways. It fades at each side where there is more. */
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

/** The sides where a row has more: 'start', 'end', both (separated by a space) or none. */
const moreOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  `${scrollLeft > 1 ? 'start' : ''} ${scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''}`.trim();

/** Scrolls a row so that its selected item is visible. Returns false if nothing is selected. */
function bringChosen(around: HTMLElement): boolean {
  const chosen = around.querySelector('[aria-current], [aria-selected=true], [aria-pressed=true]');
  if (!chosen) return false;
  const [outer, inner] = [around.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (inner.right > outer.right - FADE) around.scrollLeft += inner.right - outer.right + FADE;
  if (inner.left < outer.left + FADE) around.scrollLeft += inner.left - outer.left - FADE;
  return true;
}

/**
 * For the frame of a row, which has the class `sideways` and the row as its only child. In a row wider than its frame,
 * it scrolls the selected item into view whenever `standing` or the frame's width changes. Otherwise the user's scroll
 * position stays.
 */
export function useSideways(value: string): RefObject<HTMLDivElement | null> {
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
    if (frame.current && shown.current !== value && bringChosen(frame.current)) shown.current = value;
  });
  return frame;
}
