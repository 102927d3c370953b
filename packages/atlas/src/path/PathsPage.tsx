import { useState } from 'react';
import { ChartHead } from '../chart/ChartHead.tsx';
import type { WalkedOn } from '../data/data.ts';
import { useChart } from '../data/load.ts';
import { numbered } from '../data/numbered.ts';
import { PathRow, walkedOn } from './PathRow.tsx';
import { Storyboard } from './Storyboard.tsx';
import './path.css';

interface PathsPageProps {
  readonly name: string;
  readonly path: number | null;
  readonly step: number;
}

const kinds: readonly WalkedOn[] = ['screen', 'services', 'chart'];

function PathList({ name }: { readonly name: string }) {
  const chart = useChart(name);
  const here = kinds.filter((kind) => chart.paths.some(({ on }) => on === kind));
  const [chosen, setChosen] = useState<WalkedOn>(here[0] ?? 'chart');
  return (
    <div className="sheet">
      <p className="prose">
        The suite of the chart goes from the beginning by every event in every state until each transition is
        taken. What follows is its last run.
      </p>
      <fieldset className="choice">
        <legend className="unseen">Paths that were walked</legend>
        {here.map((kind) => (
          <label key={kind}>
            <input type="radio" name="walked-on" checked={kind === chosen} onChange={() => setChosen(kind)} />
            {walkedOn[kind]}{' '}
            <span className="count">{chart.paths.filter(({ on }) => on === kind).length}</span>
          </label>
        ))}
      </fieldset>
      <ul className="paths">
        {numbered(chart.paths)
          .filter(({ item }) => item.on === chosen)
          .map(({ at }) => (
            <PathRow key={at} chart={chart} index={at} />
          ))}
      </ul>
    </div>
  );
}

export function PathsPage({ name, path, step }: PathsPageProps) {
  const chart = useChart(name);
  const found = path === null ? undefined : chart.paths[path];
  return (
    <div className="chart-page">
      <ChartHead chart={chart} page="paths" />
      {path !== null && found ? (
        <Storyboard chart={chart} path={found} index={path} step={Math.min(step, found.steps.length)} />
      ) : (
        <PathList name={name} />
      )}
    </div>
  );
}
