import { type RefObject, useEffect, useRef } from 'react';

type Zoom = (by: number, point: { readonly x: number; readonly y: number }) => void;

/** Ctrl and the wheel, or two fingers on a touchpad, draw it larger and smaller around the pointer. */
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
