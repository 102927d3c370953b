import { ChartDrawing } from '@selvedge/atlas/drawing';
import { useEffect, useRef } from 'react';
import { useDrawing } from './useDrawing.ts';
import { type Flow, presentOf } from './watchFlows.ts';

/** The chart of a flow with its active states highlighted. It scrolls to keep them in view. */
export function FlowDrawing({ flow }: { flow: Flow }) {
  const drawing = useDrawing(flow.name);
  const frame = useRef<HTMLDivElement>(null);
  const present = presentOf(flow);
  const where = present.join(' + ');
  useEffect(() => {
    if (drawing === null || where === '') return;
    const lit = frame.current?.querySelector(`[data-state="${CSS.escape(where.split(' + ')[0] ?? '')}"]`);
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [drawing, where]);
  return (
    <section className="drawn" aria-label={`The chart ${flow.name}`}>
      <p className="where">{where}</p>
      <div ref={frame} className="sheet">
        {drawing ? (
          <ChartDrawing drawing={drawing} title={`${flow.name}, in ${where}`} present={present} />
        ) : (
          <p>No drawing of {flow.name} yet.</p>
        )}
      </div>
    </section>
  );
}
