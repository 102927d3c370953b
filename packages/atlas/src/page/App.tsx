import { Suspense, useEffect, useRef } from 'react';
import { ChartPage } from '../chart/ChartPage.tsx';
import { useAtlas } from '../data/AtlasContext.ts';
import { Overview } from '../overview/Overview.tsx';
import { PathsPage } from '../path/PathsPage.tsx';
import { RecordingPage } from '../recording/RecordingPage.tsx';
import { ChangesPage } from '../release/ChangesPage.tsx';
import { ScreensPage } from '../screen/ScreensPage.tsx';
import { TestsPage } from '../tests/TestsPage.tsx';
import { Rail } from './Rail.tsx';
import { type Route, useRoute } from './route.ts';

function Unknown() {
  return (
    <div className="sheet">
      <h1>Not in this atlas</h1>
      <p>
        The address names a chart or a state that this release does not have. <a href="#/">All flows</a>
      </p>
    </div>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { charts } = useAtlas();
  if ('chart' in route && !charts.some(({ name }) => name === route.chart)) return <Unknown />;
  switch (route.page) {
    case 'overview':
      return <Overview />;
    case 'changes':
      return <ChangesPage />;
    case 'recording':
      return <RecordingPage />;
    case 'chart':
      return <ChartPage key={route.chart} name={route.chart} state={route.state} />;
    case 'paths':
      return <PathsPage name={route.chart} path={route.path} step={route.step} />;
    case 'screens':
      return <ScreensPage name={route.chart} state={route.state} view={route.view} />;
    case 'tests':
      return <TestsPage name={route.chart} />;
    default:
      return <Unknown />;
  }
}

const placeOf = (route: Route): string => ('chart' in route ? `${route.page} ${route.chart}` : route.page);

export function App() {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const place = placeOf(route);
  const before = useRef(place);
  useEffect(() => {
    document.title = `${'chart' in route ? route.chart : 'Atlas'} · Selvedge`;
    if (before.current === place) return;
    before.current = place;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [place, route]);
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        To the content
      </button>
      <div className="frame">
        <header>
          <Rail route={route} />
        </header>
        <main ref={main} id="content" tabIndex={-1}>
          <Suspense fallback={<p className="sheet waiting">Reading…</p>}>
            <Page route={route} />
          </Suspense>
        </main>
      </div>
    </>
  );
}
