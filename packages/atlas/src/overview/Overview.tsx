import { defaultLanguage, localeOf } from '@selvedge/core/contract';
import { useAtlas } from '../data/AtlasContext.ts';
import type { ChartEntry } from '../data/data.ts';
import { reachable } from '../page/reachable.ts';
import { chartAddress } from '../page/route.ts';
import { percent } from './percent.ts';
import './overview.css';

const sumOf = (charts: readonly ChartEntry[], of: (chart: ChartEntry) => number): number =>
  charts.reduce((sum, chart) => sum + of(chart), 0);

const count = new Intl.NumberFormat(localeOf[defaultLanguage]);
const day = new Intl.DateTimeFormat(localeOf[defaultLanguage], { dateStyle: 'long', timeStyle: 'short' });

function Figures({ charts }: { readonly charts: readonly ChartEntry[] }) {
  const mutants = sumOf(charts, ({ mutation }) => mutation?.mutants ?? 0);
  const stated = sumOf(charts, ({ mutation }) => mutation?.stated ?? 0);
  const recorded = sumOf(charts, ({ mutation }) => mutation?.recorded ?? 0);
  const figures: readonly (readonly [string, string])[] = [
    [count.format(charts.length), 'charts'],
    [count.format(sumOf(charts, ({ states }) => states)), 'states'],
    [count.format(sumOf(charts, ({ transitions }) => transitions)), 'transitions'],
    [count.format(sumOf(charts, ({ paths }) => paths)), 'paths walked'],
    [count.format(sumOf(charts, ({ tests }) => tests.failed)), 'tests failed'],
    [count.format(sumOf(charts, ({ pictures }) => pictures)), 'pictures'],
    [count.format(sumOf(charts, ({ findings }) => findings)), 'axe findings'],
    [percent(stated, mutants), 'mutants break what is stated'],
    [percent(recorded, mutants), 'mutants only take another path'],
  ];
  return (
    <dl className="figures">
      {figures.map(([figure, of]) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ chart }: { readonly chart: ChartEntry }) {
  return (
    <tr>
      <th scope="row">
        <a href={chartAddress(chart.name)}>{chart.name}</a>
        <span>{chart.description}</span>
      </th>
      <td>{chart.states}</td>
      <td>{chart.transitions}</td>
      <td>{chart.paths}</td>
      <td data-bad={chart.tests.failed > 0 || undefined}>
        {chart.tests.failed > 0
          ? `${chart.tests.failed} of ${chart.tests.passed + chart.tests.failed} failed`
          : chart.tests.passed}
      </td>
      <td>{chart.pictures || '–'}</td>
      <td data-bad={chart.findings > 0 || undefined}>{chart.pictures ? chart.findings : '–'}</td>
      <td>{chart.mutation ? percent(chart.mutation.stated, chart.mutation.mutants) : '–'}</td>
      <td>{chart.mutation ? percent(chart.mutation.recorded, chart.mutation.mutants) : '–'}</td>
    </tr>
  );
}

export function Overview() {
  const { charts, built, version } = useAtlas();
  return (
    <div className="sheet">
      <h1>All flows</h1>
      <p className="lead">
        Every flow of the portal is a statechart. Version {version}, drawn {day.format(new Date(built))}.
      </p>
      <Figures charts={charts} />
      <div className="scroll" {...reachable('Charts')}>
        <table className="charts">
          <thead>
            <tr>
              <th scope="col">Chart</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col">Paths</th>
              <th scope="col">Tests passed</th>
              <th scope="col">Pictures</th>
              <th scope="col">axe</th>
              <th scope="col">Mutants that break what is stated</th>
              <th scope="col">that only walk otherwise</th>
            </tr>
          </thead>
          <tbody>
            {charts.map((chart) => (
              <Row key={chart.name} chart={chart} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
