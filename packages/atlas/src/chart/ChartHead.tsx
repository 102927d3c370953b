import type { Chart } from '../data/data.ts';
import { percent } from '../overview/percent.ts';
import { addressOf, chartAddress } from '../page/route.ts';

interface ChartHeadProps {
  readonly chart: Chart;
  readonly page: 'chart' | 'screens' | 'paths' | 'tests';
}

export function ChartHead({ chart, page }: ChartHeadProps) {
  const { name, root, feature, paths, tests, screens, screenless, mutation } = chart;
  const failed = tests.filter(({ result }) => result === 'failed').length;
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <div className="chart-head">
      <p className="overline">{feature.replace('/', ' · ')}</p>
      <h1>{name}</h1>
      <p className="lead">{root.description}</p>
      {screenless !== null && <p className="quiet">No screen of its own: {screenless}.</p>}
      <nav aria-label={`Pages of ${name}`} className="tabs">
        <a href={chartAddress(name)} aria-current={current(page === 'chart')}>
          Drawing
        </a>
        {screens.length > 0 && (
          <a
            href={addressOf({ page: 'screens', chart: name, state: null, view: null })}
            aria-current={current(page === 'screens')}
          >
            Screens <span className="count">{screens.length}</span>
          </a>
        )}
        <a
          href={addressOf({ page: 'paths', chart: name, path: null, step: 0 })}
          aria-current={current(page === 'paths')}
        >
          Paths <span className="count">{paths.length}</span>
        </a>
        <a href={addressOf({ page: 'tests', chart: name })} aria-current={current(page === 'tests')}>
          Tests{' '}
          <span className={failed > 0 ? 'count bad' : 'count'}>
            {failed > 0 ? `${failed} failed` : `${tests.length} passed`}
            {mutation && ` · ${percent(mutation.stated, mutation.mutants)}`}
          </span>
        </a>
      </nav>
    </div>
  );
}
