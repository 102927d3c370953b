import { useState } from 'react';
import type { Chart, State } from '../data/data.ts';
import { isWithin } from '../data/states.ts';
import { PathRow } from '../path/PathRow.tsx';

const shownFirst = 5;

/** The generated paths through a state. Those that were walked on the screen come first. */
export function PathsThrough({ chart, state }: { readonly chart: Chart; readonly state: State }) {
  const [all, setAll] = useState(false);
  const here = chart.places.map(({ states }) => isWithin(states, state.id));
  const through = chart.paths
    .map((path, index) => ({ path, index, step: path.steps.findIndex(([, place]) => here[place]) + 1 }))
    .filter(({ path, step }) => step > 0 || here[path.start])
    .sort((one, other) => order[one.path.on] - order[other.path.on]);
  return (
    <section aria-labelledby="through">
      <h3 id="through">
        Paths through it <span className="count">{through.length}</span>
      </h3>
      {through.length === 0 && <p className="quiet">No path of this run comes here.</p>}
      <ul className="paths">
        {through.slice(0, all ? undefined : shownFirst).map(({ index, step }) => (
          <PathRow key={index} chart={chart} index={index} step={step} />
        ))}
      </ul>
      {!all && through.length > shownFirst && (
        <button type="button" onClick={() => setAll(true)}>
          Show all {through.length}
        </button>
      )}
    </section>
  );
}

const order = { screen: 0, services: 1, chart: 2 } as const;
