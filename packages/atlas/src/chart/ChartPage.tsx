import { useState } from 'react';
import type { Chart } from '../data/data.ts';
import { useChart } from '../data/load.ts';
import { below, stateAt } from '../data/states.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { chartAddress, go } from '../page/route.ts';
import { Segments } from '../page/Segments.tsx';
import { StatePanel } from '../state/StatePanel.tsx';
import { StateTree } from '../state/StateTree.tsx';
import { ChartHead } from './ChartHead.tsx';
import { Legend } from './Legend.tsx';
import { PanZoom } from './PanZoom.tsx';
import './chart.css';

interface ChartPageProps {
  readonly name: string;
  /** Path of the selected state. */
  readonly state: string | null;
}

const details: readonly (readonly [Drawing['detail'], string])[] = [
  ['states', 'States'],
  ['events', 'with events'],
  ['full', 'with all that is said'],
];

/** The largest chart that can be read in an ordinary window without scrolling (px). */
const readable = { width: 1250, height: 950 };

const firstOf = ({ events, full }: Chart['drawings']): Drawing['detail'] => {
  const isReadable = ({ width, height }: Drawing) => width <= readable.width && height <= readable.height;
  if (isReadable(full)) return 'full';
  return isReadable(events) ? 'events' : 'states';
};

export function ChartPage({ name, state: path }: ChartPageProps) {
  const chart = useChart(name);
  const [detail, setDetail] = useState(() => firstOf(chart.drawings));
  const state = path === null ? null : stateAt(chart, path);
  const drawing = chart.drawings[detail];
  const choose = (id: string) => go(chartAddress(name, below(name, id) || null));
  return (
    <div className="chart-page whole">
      <ChartHead chart={chart} page="chart" />
      <div className="chart-and-state">
        <section className="drawing" aria-label="Drawing">
          <PanZoom
            key={detail}
            width={drawing.width}
            height={drawing.height}
            at={drawing.states.find(({ id }) => id === state?.id) ?? null}
            label={`Drawing of ${name}`}
            tools={<Segments legend="What is drawn" options={details} value={detail} onChange={setDetail} />}
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
        <aside className="panel scrolls" aria-label={state ? `State ${path}` : 'States'}>
          {path !== null && state === null && <p className="bad">This release has no state {path}.</p>}
          {state ? <StatePanel key={state.id} chart={chart} state={state} /> : <StateTree chart={chart} />}
        </aside>
      </div>
    </div>
  );
}
