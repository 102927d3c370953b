import { type RefObject, useLayoutEffect } from 'react';

/** Only where it differs, since each writing makes the browser compute all styles anew. */
function setHeight(name: string, px: number): void {
  const { style } = document.documentElement;
  const height = `${Math.round(px)}px`;
  if ((style.getPropertyValue(name) || '0px') !== height) style.setProperty(name, height);
}

/** What is laid over the foot of the page, and comes while somebody may be at work there. */
const covers = '[data-asks], [data-ticker]';

/**
 * Scrolls to what has the focus if something at the foot lies over it, or has pushed it out of a low window: whoever
 * goes by keys must see where they are.
 */
function uncoverFocus(foot: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const cover = met?.closest(covers);
  const isPushedOut = !met && getComputedStyle(foot).position === 'static';
  if (isPushedOut || (cover && !cover.contains(focused)))
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Sets the height of what covers the foot of the page as a CSS variable, so that whatever gets the focus is scrolled
 * clear of it; what has the focus already is scrolled clear at once. It depends on language and width, and is set after the frame
 * that shows the element.
 */
export function useFootHeight(
  foot: RefObject<HTMLElement | null>,
  name: '--bar-height' | '--foot' | '--ticker-height' | '--notice-height',
  isShown = true,
): void {
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element || !isShown || typeof ResizeObserver === 'undefined') return;
    let next = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => {
        setHeight(name, element.offsetHeight);
        uncoverFocus(element);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
      setHeight(name, 0);
    };
  }, [foot, name, isShown]);
}

/** Sets the height of the part that a phone's keypad covers as a CSS variable on the page. */
export function useKeypadHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () =>
      setHeight('--keypad-height', Math.max(0, window.innerHeight - view.height - view.offsetTop));
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      setHeight('--keypad-height', 0);
    };
  }, []);
}
