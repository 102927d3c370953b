import { type RefObject, useEffect } from 'react';

/** Lets the mouse drag a scrolling element. A press that moves is not a click. Touch scrolls as on any page. */
export function useDrag(view: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const window = view.current;
    if (!window) return;
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let moved = false;
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: window.scrollLeft, top: window.scrollTop };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < 4) return;
      moved = true;
      window.dataset.dragged = '';
      window.scrollTo(from.left - x, from.top - y);
    };
    const end = () => {
      from = null;
      delete window.dataset.dragged;
    };
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    window.addEventListener('pointerdown', begin);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      window.removeEventListener('click', click, true);
    };
  }, [view]);
}
