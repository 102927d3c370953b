import { type RefObject, useEffect } from 'react';

/**
 * Fills the screen with an element while `on`: by the browser where it can, else by its look alone. `onLeft` is
 * called when the browser, or Escape, ends it.
 */
export function useWall(element: RefObject<HTMLElement | null>, on: boolean, onLeft: () => void): void {
  useEffect(() => {
    const wall = element.current;
    if (!on || !wall) return;
    const { ownerDocument: document } = wall;
    const leftByBrowser = () => document.fullscreenElement === null && onLeft();
    const leftByKey = (event: KeyboardEvent) => event.key === 'Escape' && onLeft();
    document.addEventListener('fullscreenchange', leftByBrowser);
    document.addEventListener('keydown', leftByKey);
    // Refused (no permission, an embedded page): the wall's own look fills the window all the same.
    wall.requestFullscreen?.().catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', leftByBrowser);
      document.removeEventListener('keydown', leftByKey);
      if (document.fullscreenElement === wall) document.exitFullscreen().catch(() => {});
    };
  }, [element, on, onLeft]);
}
