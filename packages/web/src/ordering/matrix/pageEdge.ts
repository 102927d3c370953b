import { type RefObject, useLayoutEffect } from 'react';

const tell = (name: string, px: number) =>
  document.documentElement.style.setProperty(name, `${Math.round(px)}px`);

/** Tells the page how high the bar at its lower edge is, in all languages and widths: what stands above it asks for that. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => tell('--bar-height', element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
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
