import { useEffect, useRef, useState } from 'react';
import { useAtlas } from '../data/AtlasContext.ts';
import type { ChartEntry } from '../data/data.ts';
import { Search } from '../search/Search.tsx';
import { addressOf, chartAddress, type Route } from './route.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import './rail.css';

const current = (is: boolean) => (is ? 'page' : undefined);

/** `Ordering · cart` for `ordering/cart`. Everything outside of ordering is one group. */
const groupOf = ({ feature }: ChartEntry): string => {
  const [area, part] = feature.split('/');
  if (area === 'ordering') return part ? `Ordering · ${part}` : 'Ordering';
  return area === 'kiosk' ? 'Kiosk' : 'Portal';
};

const groups = (charts: readonly ChartEntry[]) => Object.entries(Object.groupBy(charts, groupOf));

/** On a phone the list would come before everything else. */
const isWide = () => window.matchMedia('(min-width: 60.01rem)').matches;

export function Rail({ route }: { readonly route: Route }) {
  const { charts, changes } = useAtlas();
  const chart = 'chart' in route ? route.chart : null;
  const list = useRef<HTMLElement>(null);
  const [openFirst] = useState(isWide);
  useEffect(() => {
    if (chart) list.current?.querySelector('.flows [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chart]);
  return (
    <div className="rail">
      <a className="brand" href="#/">
        Atlas
      </a>
      <Search />
      <nav aria-label="Atlas" ref={list}>
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
          <li>
            <a href={addressOf({ page: 'recording' })} aria-current={current(route.page === 'recording')}>
              Recording
            </a>
          </li>
        </ul>
        <details className="flows" open={openFirst}>
          <summary>Charts</summary>
          {groups(charts).map(([group, members]) => (
            <section key={group} aria-label={group}>
              <h2>{group}</h2>
              <ul>
                {members?.map(({ name, tests }) => (
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
