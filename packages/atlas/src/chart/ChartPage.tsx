import { useState } from 'react';
import { useChart } from '../data/load.ts';
import { below, stateAt } from '../data/states.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { chartAddress, go } from '../page/route.ts';
import { StatePanel } from '../state/StatePanel.tsx';
import { StateTree } from '../state/StateTree.tsx';
import { ChartHead } from './ChartHead.tsx';
import { Legend } from './Legend.tsx';
import { PanZoom } from './PanZoom.tsx';
import './chart.css';

interface ChartPageProps {
  readonly name: string;
  /** Path of the state that is looked at. */
  readonly state: string | null;
}

/** Charts wider or higher than this are drawn in outline first: names and arrows, what is said of them on demand. */
const roomy = 1500;

export function ChartPage({ name, state: path }: ChartPageProps) {
  const chart = useChart(name);
  const { full, outline } = chart.drawings;
  const [isFull, setFull] = useState(full.width <= roomy && full.height <= roomy);
  const state = path === null ? null : stateAt(chart, path);
  const drawing = isFull ? full : outline;
  const choose = (id: string) => go(chartAddress(name, below(name, id) || null));
  return (
    <div className="chart-page">
      <ChartHead chart={chart} page="chart" />
      <div className="chart-and-state">
        <section className="drawing" aria-label="Drawing">
          <PanZoom
            key={isFull ? 'full' : 'outline'}
            width={drawing.width}
            height={drawing.height}
            at={drawing.states.find(({ id }) => id === state?.id) ?? null}
            label={`Drawing of ${name}`}
            tools={
              <label className="tick">
                <input type="checkbox" checked={isFull} onChange={(event) => setFull(event.target.checked)} />
                All that is said
              </label>
            }
          >
            <ChartDrawing
              drawing={drawing}
              title={`${name}: ${chart.root.description}. The list of states says the same in words.`}
              chosen={state?.id ?? null}
              onChoose={choose}
            />
          </PanZoom>
          <Legend />
        </section>
        <aside className="panel" aria-label={state ? `State ${path}` : 'States'}>
          {path !== null && state === null && <p className="bad">This release has no state {path}.</p>}
          {state ? <StatePanel key={state.id} chart={chart} state={state} /> : <StateTree chart={chart} />}
        </aside>
      </div>
    </div>
  );
}
