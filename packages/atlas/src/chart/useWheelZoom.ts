import { type RefObject, useEffect, useRef } from 'react';

type Zoom = (by: number, point: { readonly x: number; readonly y: number }) => void;

/** Ctrl with the wheel, or a pinch on a touchpad, zooms around the pointer. */
export function useWheelZoom(view: RefObject<HTMLElement | null>, zoom: Zoom) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const window = view.current;
    if (!window) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = window.getBoundingClientRect();
      latest.current(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => window.removeEventListener('wheel', onWheel);
  }, [view]);
}
