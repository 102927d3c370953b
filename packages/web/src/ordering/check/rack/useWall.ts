import { type RefObject, useEffect } from 'react';

/**
 * Shows an element in full screen while `on`: through the browser if it can, otherwise by CSS alone. Calls `onLeft`
 * when the browser, or Escape, ends it.
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
    // Refused (no permission, or an embedded page): the CSS still makes it fill the window.
    wall.requestFullscreen?.().catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', leftByBrowser);
      document.removeEventListener('keydown', leftByKey);
      if (document.fullscreenElement === wall) document.exitFullscreen().catch(() => {});
    };
  }, [element, on, onLeft]);
}
