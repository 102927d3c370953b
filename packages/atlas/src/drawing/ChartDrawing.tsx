import { memo, useEffect, useRef } from 'react';
import type { Drawing, DrawnArrow, DrawnState } from './drawing.ts';
import './drawing.css';

export interface ChartDrawingProps {
  readonly drawing: Drawing;
  /** What the drawing shows, for screen readers. */
  readonly title: string;
  /** Ids of the states that are active now. They and their ancestors are highlighted. */
  readonly present?: readonly string[];
  /** Id of the selected state. It and its arrows stand out. */
  readonly chosen?: string | null;
  /** Called with the id of a pressed state. The drawing has no keyboard support; the list beside it does. */
  readonly onChoose?: (id: string) => void;
}

const flag = (is: boolean): '' | undefined => (is ? '' : undefined);

const isLit = (id: string, present: readonly string[]): boolean =>
  present.some((active) => active === id || active.startsWith(`${id}.`));

function StateBox({ state }: { readonly state: DrawnState }) {
  const { x, y, width, height, rule } = state;
  return (
    <>
      <rect className="box" x={x} y={y} width={width} height={height} rx={8} />
      {state.final && (
        <rect className="ring" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      {rule > 0 && <path className="rule" d={`M${x + 14} ${y + rule}H${x + width - 14}`} />}
      {state.lines.map((line) => (
        <text key={line.y} className={line.style} x={x + line.x} y={y + line.y}>
          {line.text}
        </text>
      ))}
    </>
  );
}

function ArrowLabel({ arrow }: { readonly arrow: DrawnArrow }) {
  if (!arrow.label) return null;
  const { x, y, width, height, lines } = arrow.label;
  return (
    <>
      <rect className="ground" x={x} y={y} width={width} height={height} rx={3} />
      {lines.map((line) => (
        <text key={line.y} className={`label ${line.cause}`} x={x + width / 2} y={line.y}>
          {line.text}
        </text>
      ))}
    </>
  );
}

/**
 * A chart as an SVG. Each state is a group with `data-state="<id>"`. Active ones have `data-present`, the selected one
 * has `data-chosen`. Colours are custom properties (`--flow-…`, drawing.css) that follow the page's color-scheme.
 */
export const ChartDrawing = memo(function ChartDrawing(props: ChartDrawingProps) {
  const { drawing, title, present = [], chosen = null, onChoose } = props;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element || !onChoose) return;
    const onClick = ({ target }: MouseEvent) => {
      const state = target instanceof Element ? target.closest('[data-state]') : null;
      const id = state?.getAttribute('data-state');
      if (id) onChoose(id);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [onChoose]);
  const touches = ({ source, target }: DrawnArrow) =>
    chosen !== null && (source === chosen || target === chosen);
  return (
    <svg
      ref={svg}
      className="flow"
      data-detail={drawing.detail}
      role="img"
      aria-label={title}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      data-choosing={flag(chosen !== null)}
    >
      {drawing.states.map((state) => (
        <g
          key={state.id}
          className={['state', state.kind, state.tone, state.region ? 'region' : null]
            .filter(Boolean)
            .join(' ')}
          data-state={state.id}
          data-present={flag(isLit(state.id, present))}
          data-chosen={flag(state.id === chosen)}
        >
          <StateBox state={state} />
        </g>
      ))}
      {drawing.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="dot" cx={x} cy={y} r={5} />
      ))}
      {drawing.arrows.map((arrow) => (
        <g key={arrow.id} className={`arrow ${arrow.cause}`} data-touches={flag(touches(arrow))}>
          <path className="way" d={arrow.d} />
          {arrow.head && <path className="head" d={arrow.head} />}
        </g>
      ))}
      {drawing.arrows.map((arrow) => (
        <g key={arrow.id} className="said" data-touches={flag(touches(arrow))}>
          <ArrowLabel arrow={arrow} />
        </g>
      ))}
    </svg>
  );
});
