import type { Chart } from '../data/data.ts';
import { pathAddress } from '../page/route.ts';

export const walkedOn = {
  screen: 'on the screen',
  services: 'with its services',
  chart: 'on the chart alone',
} as const;

interface PathRowProps {
  readonly chart: Chart;
  readonly index: number;
  /** The step it opens at. */
  readonly step?: number;
}

export function PathRow({ chart, index, step = 0 }: PathRowProps) {
  const path = chart.paths[index];
  if (!path) return null;
  const test = chart.tests[path.test];
  const events = path.steps.map(([event]) => event);
  return (
    <li>
      <a href={pathAddress(chart.name, index, step)}>
        Path {index + 1}
        <span className="unseen"> of {chart.name}</span>
      </a>
      <span className={`result ${test?.result}`}>{test?.result}</span>
      <span className="quiet">
        {path.steps.length} {path.steps.length === 1 ? 'step' : 'steps'} {walkedOn[path.on]}
      </span>
      <p className="events">
        {events.slice(0, 6).join(' → ')}
        {events.length > 6 && ' → …'}
      </p>
    </li>
  );
}
