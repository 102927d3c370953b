import type { Chart, State } from '../data/data.ts';
import { below } from '../data/states.ts';
import { chartAddress } from '../page/route.ts';

function Branch({ chart, state }: { readonly chart: Chart; readonly state: State }) {
  return (
    <ul className="tree">
      {state.states.map((inner) => (
        <li key={inner.id}>
          <a href={chartAddress(chart.name, below(chart.name, inner.id))}>{inner.key}</a>
          {state.type === 'parallel' && <span className="mark">side by side</span>}
          {inner.id === state.initial && <span className="mark">begins here</span>}
          <p>{inner.description}</p>
          {inner.states.length > 0 && <Branch chart={chart} state={inner} />}
        </li>
      ))}
    </ul>
  );
}

/** All states of a chart as text: the content of the drawing for keyboard and screen readers. */
export function StateTree({ chart }: { readonly chart: Chart }) {
  return (
    <>
      <h2>States</h2>
      <Branch chart={chart} state={chart.root} />
    </>
  );
}
