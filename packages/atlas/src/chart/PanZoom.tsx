import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reachable } from '../page/reachable.ts';
import { useDrag } from './useDrag.ts';
import { useWheelZoom } from './useWheelZoom.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PanZoomProps {
  /** Size of the drawing in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** The box to scroll into view. */
  readonly at: Box | null;
  readonly label: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const least = 0.15;
const most = 2.5;
const step = 1.25;
const margin = 24;

const bounded = (scale: number): number => Math.min(most, Math.max(least, scale));

/** A viewport on a large drawing: scrolls like any page, and can be dragged and zoomed. */
export function PanZoom({ width, height, at, label, tools, children }: PanZoomProps) {
  const view = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useDrag(view);

  /** Keeps the point under the pointer, or the middle, in place. */
  const zoomTo = (wanted: number, point?: { readonly x: number; readonly y: number }) => {
    const window = view.current;
    if (!window) return;
    const next = bounded(wanted);
    const { x, y } = point ?? { x: window.clientWidth / 2, y: window.clientHeight / 2 };
    const ratio = next / scale;
    const left = (window.scrollLeft + x) * ratio - x;
    const top = (window.scrollTop + y) * ratio - y;
    setScale(next);
    requestAnimationFrame(() => window.scrollTo(left, top));
  };
  useWheelZoom(view, (by, point) => zoomTo(scale * by, point));

  const fit = () => {
    const window = view.current;
    if (!window) return;
    const room = Math.min((window.clientWidth - margin) / width, (window.clientHeight - margin) / height);
    setScale(bounded(Math.min(1, room)));
  };
  const [fitAtFirst] = useState(() => fit);
  useLayoutEffect(fitAtFirst, [fitAtFirst]);

  useLayoutEffect(() => {
    const window = view.current;
    if (!window || !at) return;
    const [left, top] = [at.x * scale, at.y * scale];
    const inSight =
      left >= window.scrollLeft &&
      top >= window.scrollTop &&
      left + at.width * scale <= window.scrollLeft + window.clientWidth &&
      top + at.height * scale <= window.scrollTop + window.clientHeight;
    if (!inSight) {
      window.scrollTo(
        left - (window.clientWidth - at.width * scale) / 2,
        top - (window.clientHeight - at.height * scale) / 2,
      );
    }
  }, [at, scale]);

  return (
    <div className="panzoom">
      <div className="tools">
        {tools}
        <fieldset className="zoom">
          <legend className="unseen">Size of the drawing</legend>
          <button type="button" aria-label="Smaller" onClick={() => zoomTo(scale / step)}>
            −
          </button>
          <output aria-live="off">{Math.round(scale * 100)} %</output>
          <button type="button" aria-label="Larger" onClick={() => zoomTo(scale * step)}>
            +
          </button>
          <button type="button" onClick={fit}>
            All of it
          </button>
        </fieldset>
      </div>
      <div ref={view} className="view" {...reachable(label)}>
        <div className="paper" style={{ width: width * scale, height: height * scale }}>
          <div className="scaled" style={{ transform: `scale(${scale})` }}>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
