import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels: the minimum width of a picture (`generous` in wide lists), and the gap between two. */
const least = 180;
const generous = 220;
const wide = 1200;
const pause = 20;

/** The number of pictures per row in a list of this width (pixels), at least two. */
export const columnsIn = (width: number): number =>
  Math.max(2, Math.floor((width + pause) / ((width < wide ? least : generous) + pause)));

interface Measure {
  readonly columns: number;
  /** Width of the list in pixels. */
  readonly width: number;
}

/** Measured before the first paint, so that nothing is laid out twice. */
export function useColumns(list: RefObject<HTMLElement | null>): Measure {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return { columns: columnsIn(width), width };
}
