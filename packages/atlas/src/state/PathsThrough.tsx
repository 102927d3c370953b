import { useState } from 'react';
import type { Chart, State } from '../data/data.ts';
import { isWithin } from '../data/states.ts';
import { WalkRow } from '../path/WalkRow.tsx';

const shownFirst = 5;

/** The generated paths through a state. Those that were walked on the screen come first. */
export function PathsThrough({ chart, state }: { readonly chart: Chart; readonly state: State }) {
  const [all, setAll] = useState(false);
  const here = chart.places.map(({ states }) => isWithin(states, state.id));
  const through = chart.walks
    .map((walk, index) => ({ walk, index, step: walk.steps.findIndex(([, place]) => here[place]) + 1 }))
    .filter(({ walk, step }) => step > 0 || here[walk.start])
    .sort((one, other) => order[one.walk.on] - order[other.walk.on]);
  return (
    <section aria-labelledby="through">
      <h3 id="through">
        Paths through it <span className="count">{through.length}</span>
      </h3>
      {through.length === 0 && <p className="quiet">No path of this run comes here.</p>}
      <ul className="walks">
        {through.slice(0, all ? undefined : shownFirst).map(({ index, step }) => (
          <WalkRow key={index} chart={chart} index={index} step={step} />
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
