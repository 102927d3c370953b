import { type RefObject, useLayoutEffect } from 'react';

const tell = (name: string, px: number) =>
  document.documentElement.style.setProperty(name, `${Math.round(px)}px`);

/**
 * Tells the page how high the bar at its lower edge is, in all languages and widths: what stands above it asks for that.
 * All styles of the page are reckoned anew for it, so it is told after the frame that shows the bar.
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

/** Tells the page how much of it a phone's keypad hides. */
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
