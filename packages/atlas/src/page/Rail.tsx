import { useAtlas } from '../data/AtlasContext.ts';
import { Search } from '../search/Search.tsx';
import { addressOf, chartAddress, type Route } from './route.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import './rail.css';

const current = (is: boolean) => (is ? 'page' : undefined);

/** Charts by the part of the portal they belong to, in the order of the index. */
const groups = (charts: ReturnType<typeof useAtlas>['charts']) =>
  Object.entries(Object.groupBy(charts, ({ feature }) => feature));

export function Rail({ route }: { readonly route: Route }) {
  const { charts, changes } = useAtlas();
  const chart = 'chart' in route ? route.chart : null;
  return (
    <div className="rail">
      <a className="brand" href="#/">
        Atlas
      </a>
      <Search />
      <nav aria-label="Atlas">
        <ul className="pages">
          <li>
            <a href="#/" aria-current={current(route.page === 'overview')}>
              All flows
            </a>
          </li>
          <li>
            <a href={addressOf({ page: 'changes' })} aria-current={current(route.page === 'changes')}>
              Changes {changes && <span className="count">{changes.list.length}</span>}
            </a>
          </li>
        </ul>
        <details className="flows" open>
          <summary>Charts</summary>
          {groups(charts).map(([feature, list]) => (
            <section key={feature} aria-label={feature}>
              <h2>{feature.replace('/', ' · ')}</h2>
              <ul>
                {list?.map(({ name, tests }) => (
                  <li key={name}>
                    <a href={chartAddress(name)} aria-current={current(name === chart)}>
                      {name}
                      {tests.failed > 0 && <span className="broken">{tests.failed} failed</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      </nav>
      <ThemeChoice />
    </div>
  );
}
