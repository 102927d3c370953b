import { ChartHead } from '../chart/ChartHead.tsx';
import type { Mutation } from '../data/data.ts';
import { useChart } from '../data/load.ts';
import { numbered } from '../data/numbered.ts';
import { percent } from '../overview/percent.ts';

function MutationReport({ mutation }: { readonly mutation: Mutation | null }) {
  if (!mutation)
    return <p className="quiet">No report of mutation tells of this chart: npm run mutation writes it.</p>;
  const { mutants, stated, recorded, survivors } = mutation;
  return (
    <>
      <p>
        <strong>{percent(stated, mutants)}</strong>: {stated} of {mutants} faults that were put into the
        chart, each a transition, guard or action less, break what its suite states. {recorded} more only take
        a step otherwise than the chart was recorded.
      </p>
      {survivors.length > 0 && (
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">Survives</th>
              <th scope="col">Because</th>
            </tr>
          </thead>
          <tbody>
            {survivors.map(({ name, reason }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export function TestsPage({ name }: { readonly name: string }) {
  const chart = useChart(name);
  return (
    <div className="chart-page">
      <ChartHead chart={chart} page="tests" />
      <div className="sheet">
        <h2>Test depth</h2>
        <MutationReport mutation={chart.mutation} />
        <h2>Last run</h2>
        {chart.tests.length === 0 && <p className="quiet">No test of the last run was about this chart.</p>}
        {chart.tests.length > 0 && (
          <table className="plain">
            <thead>
              <tr>
                <th scope="col">Test</th>
                <th scope="col">Result</th>
                <th scope="col">Took</th>
              </tr>
            </thead>
            <tbody>
              {numbered(chart.tests).map(({ item: test, at }) => (
                <tr key={at}>
                  <th scope="row">
                    {test.title}
                    <span className="quiet file">{test.file}</span>
                  </th>
                  <td>
                    <span className={`result ${test.result}`}>{test.result}</span>
                  </td>
                  <td className="figure">{test.took} ms</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
