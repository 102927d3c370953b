import { placeDigest, type Recording, type ReplayedFlow, statesOf } from '@selvedge/core/recorder';
import { useState } from 'react';
import { useAtlas } from '../data/AtlasContext.ts';
import { useChart } from '../data/load.ts';
import { numbered } from '../data/numbered.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { useStepKeys } from '../page/useStepKeys.ts';
import { plain } from './plain.ts';
import { SaveAsTest } from './SaveAsTest.tsx';

interface FlowPlayerProps {
  readonly recording: Recording;
  readonly flows: readonly ReplayedFlow[];
  readonly index: number;
}

function Drawn({ chart: name, states }: { readonly chart: string; readonly states: readonly string[] }) {
  const chart = useChart(name);
  return (
    <ChartDrawing
      drawing={chart.drawings.states}
      title={`${name} in ${states.join(' and ')}`}
      present={states}
    />
  );
}

const timeOf = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** One flow of a recording: its steps, the drawing with the active states highlighted, the event and the context. */
export function FlowPlayer({ recording, flows, index }: FlowPlayerProps) {
  const { charts } = useAtlas();
  const flow = flows[index];
  const last = (flow?.steps.length ?? 1) - 1;
  const [step, setStep] = useState(last);
  useStepKeys(step, last, setStep);
  const shown = flow?.steps[step];
  if (!flow || !shown) return null;
  const states = statesOf(shown.snapshot);
  return (
    <div className="recorded-flow">
      <ol className="strip" aria-label="Steps of the flow">
        {flow.dropped > 0 && <li className="quiet">{flow.dropped} earlier steps are not in the recording</li>}
        {numbered(flow.steps).map(({ item: { event, at: time }, at: position }) => (
          <li key={position}>
            <button
              type="button"
              aria-current={position === step ? 'step' : undefined}
              onClick={() => setStep(position)}
            >
              <span className="number">{position}</span>
              <code>{event.type}</code>
              <span className="place">{timeOf(time)}</span>
            </button>
          </li>
        ))}
      </ol>
      <section className="recorded-step" aria-label="The step">
        <div className="scene-head">
          <p aria-live="polite" className="now">
            <span className="quiet">
              {step} of {last}
            </span>{' '}
            <code>{shown.event.type}</code> leads to{' '}
            {shown.snapshot.status === 'error' ? (
              <strong className="bad">a fault of the chart</strong>
            ) : (
              states.join(', ')
            )}
            <span className="quiet">
              {' '}
              · place <code className="place-digest">{placeDigest(shown.snapshot, flow.chart)}</code>
            </span>
          </p>
          <span className="stepping">
            <button type="button" aria-disabled={step === 0} onClick={() => setStep(Math.max(step - 1, 0))}>
              ← Back
            </button>
            <button
              type="button"
              aria-disabled={step === last}
              onClick={() => setStep(Math.min(step + 1, last))}
            >
              On →
            </button>
          </span>
        </div>
        {charts.some(({ name }) => name === flow.chart) && (
          <div className="recorded-drawing">
            <Drawn chart={flow.chart} states={states} />
          </div>
        )}
        <SaveAsTest recording={recording} flow={index} step={step} snapshot={shown.snapshot} />
        <details open>
          <summary>Event</summary>
          <pre>{plain(shown.event)}</pre>
        </details>
        <details open>
          <summary>Context</summary>
          <pre>{plain(shown.snapshot.context)}</pre>
        </details>
        {shown.corrected.length > 0 && (
          <p className="quiet">Not replayed but carried by the recording: {shown.corrected.join(', ')}.</p>
        )}
      </section>
    </div>
  );
}
