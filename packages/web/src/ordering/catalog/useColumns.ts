import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels: the least width of a picture, and the pause between two; pictures grow where there is much room. */
const least = 180;
const generous = 220;
const wide = 1200;
const pause = 20;

/** How many pictures stand side by side in a list of this width (pixels); two at least. */
export const columnsIn = (width: number): number =>
  Math.max(2, Math.floor((width + pause) / ((width < wide ? least : generous) + pause)));

interface Measure {
  readonly columns: number;
  /** Of the list, in pixels. */
  readonly width: number;
}

/** Known before the first paint, so that nothing is laid out twice. */
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
