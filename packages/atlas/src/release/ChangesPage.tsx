import { defaultLanguage, localeOf } from '@selvedge/core/contract';
import { useAtlas } from '../data/AtlasContext.ts';
import type { Change } from '../data/data.ts';
import { chartAddress, screenAddress } from '../page/route.ts';

const day = new Intl.DateTimeFormat(localeOf[defaultLanguage], { dateStyle: 'long', timeStyle: 'short' });

function Line({ change }: { readonly change: Change }) {
  const { kind, thing, chart, text, state, view } = change;
  const isThere = !(kind === 'removed' && thing === 'chart');
  return (
    <li>
      <span className={`mark ${kind}`}>{kind}</span> {thing}{' '}
      {isThere ? (
        <a href={view && state ? screenAddress(chart, state, view) : chartAddress(chart, state ?? null)}>
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}

export function ChangesPage() {
  const { changes } = useAtlas();
  const byChart = Object.entries(Object.groupBy(changes?.list ?? [], ({ chart }) => chart));
  return (
    <div className="sheet">
      <h1>Changes</h1>
      {!changes && <p className="lead">There is no earlier release to compare with.</p>}
      {changes && (
        <p className="lead">
          {changes.list.length === 0 ? 'Nothing differs' : 'What differs'} from the release that was drawn{' '}
          {day.format(new Date(changes.since))}.
        </p>
      )}
      {byChart.map(([chart, list]) => (
        <section key={chart}>
          <h2>{chart}</h2>
          <ul className="changes">
            {list?.map((change) => (
              <Line key={`${change.kind} ${change.thing} ${change.text}`} change={change} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
