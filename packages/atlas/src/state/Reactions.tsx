import type { Chart, State, Transition } from '../data/data.ts';
import { numbered } from '../data/numbered.ts';
import { below, isIgnored } from '../data/states.ts';
import { chartAddress } from '../page/route.ts';

interface ReactionsProps {
  readonly chart: Chart;
  /** The state, then its ancestors: an event that one does not handle goes to the next. */
  readonly states: readonly State[];
}

function Outcome({ chart, transition }: { readonly chart: Chart; readonly transition: Transition }) {
  if (isIgnored(transition)) return <span className="ignored">is ignored</span>;
  if (transition.targets.length === 0) return <span>stays</span>;
  return (
    <>
      {transition.targets.map((target) => (
        <a key={target} href={chartAddress(chart.name, below(chart.name, target) || null)}>
          {target === transition.source ? `↻ ${below(chart.name, target)}` : below(chart.name, target)}
        </a>
      ))}
    </>
  );
}

function Row({ chart, transition }: { readonly chart: Chart; readonly transition: Transition }) {
  return (
    <tr>
      <th scope="row">
        <code className={`cause ${transition.cause}`}>{transition.label}</code>
        {transition.guard && <span className="guard">if {transition.guard}</span>}
      </th>
      <td>
        <Outcome chart={chart} transition={transition} />
        {transition.actions.length > 0 && <span className="acts">{transition.actions.join(', ')}</span>}
      </td>
    </tr>
  );
}

/** What a state accepts, with conditions and targets. What its ancestors accept counts as well. */
export function Reactions({ chart, states }: ReactionsProps) {
  const answering = states.filter(({ transitions }) => transitions.length > 0);
  return (
    <section aria-labelledby="accepts">
      <h3 id="accepts">Accepts</h3>
      {answering.length === 0 && (
        <p className="quiet">Nothing: it is left by what holds it, or not at all.</p>
      )}
      {answering.map((state) => (
        <table key={state.id} className="reactions">
          <caption className={state === states[0] ? 'unseen' : undefined}>
            {state === states[0]
              ? 'In the state itself'
              : `In all of ${below(chart.name, state.id) || chart.name}`}
          </caption>
          <thead className="unseen">
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Leads to</th>
            </tr>
          </thead>
          <tbody>
            {numbered(state.transitions).map(({ item, at }) => (
              <Row key={at} chart={chart} transition={item} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
