import type { Chart } from '../data/data.ts';
import { walkAddress } from '../page/route.ts';

export const walkedOn = {
  screen: 'on the screen',
  services: 'with its services',
  chart: 'on the chart alone',
} as const;

interface WalkRowProps {
  readonly chart: Chart;
  readonly index: number;
  /** The step it opens at. */
  readonly step?: number;
}

export function WalkRow({ chart, index, step = 0 }: WalkRowProps) {
  const walk = chart.walks[index];
  if (!walk) return null;
  const test = chart.tests[walk.test];
  const events = walk.steps.map(([event]) => event);
  return (
    <li>
      <a href={walkAddress(chart.name, index, step)}>
        Path {index + 1}
        <span className="unseen"> of {chart.name}</span>
      </a>
      <span className={`result ${test?.result}`}>{test?.result}</span>
      <span className="quiet">
        {walk.steps.length} {walk.steps.length === 1 ? 'step' : 'steps'} {walkedOn[walk.on]}
      </span>
      <p className="events">
        {events.slice(0, 6).join(' → ')}
        {events.length > 6 && ' → …'}
      </p>
    </li>
  );
}
