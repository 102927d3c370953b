import { type RefObject, useLayoutEffect } from 'react';

const tell = (name: string, px: number) =>
  document.documentElement.style.setProperty(name, `${Math.round(px)}px`);

/**
 * Sets the height of the bar at the lower edge as a CSS variable on the page; it depends on language and width. Setting
 * it makes the browser recompute all styles, so it happens after the frame that shows the bar.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let next = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => tell('--bar-height', element.offsetHeight));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
      tell('--bar-height', 0);
    };
  }, [bar]);
}

/** Sets the height of the part that a phone's keypad covers as a CSS variable on the page. */
export function useKeypadHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () =>
      tell('--keypad-height', Math.max(0, window.innerHeight - view.height - view.offsetTop));
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      tell('--keypad-height', 0);
    };
  }, []);
}
