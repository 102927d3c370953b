import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DashboardView } from '../dashboard/DashboardView.tsx';
import { SubpageView } from '../dashboard/SubpageView.tsx';
import type { TilesState } from '../dashboard/tile.ts';
import type { Language } from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { Layout } from '../shell/Layout.tsx';
import { Parts } from './Parts.tsx';
import { refused, sampleTiles } from './samples.ts';

const nothing = () => {};
const { hook } = memoryLocation({ path: '/' });
const tilesOf = (view: string, language: Language): TilesState => {
  if (view === 'loading') return { state: 'loading' };
  if (view === 'failed') return { state: 'failed', failure: refused };
  return { state: 'ready', items: view === 'empty' ? [] : sampleTiles[language] };
};
const greetingOf = (view: string) => {
  if (view === 'loading') return { state: 'loading' } as const;
  if (view === 'failed') return { state: 'failed', failure: refused } as const;
  return { state: 'ready', firstName: 'Łucja', lastName: 'Großmann' } as const;
};

export function Gallery({ view, first }: { view: string; first: Language }) {
  const [language, setLanguage] = useState<Language>(first);
  const tiles = tilesOf(view, language);
  return (
    <Router hook={hook}>
      <MessagesProvider language={language} areas={['portal', 'ordering']}>
        <Layout
          path={`/${view}`}
          title={view}
          header={
            <Header
              homeHref="/"
              navigation={
                view === 'signedOut'
                  ? null
                  : { onSearch: nothing, profileHref: '/a', calendarHref: '/b', logoutHref: '/logout' }
              }
            />
          }
          breadcrumb={
            ['parts', 'subpage'].includes(view) && (
              <Breadcrumb items={[{ label: 'Dashboard', href: '/' }, { label: 'Returns & Shipments' }]} />
            )
          }
          footer={
            <Footer
              year={2027}
              contactHref="https://help.example/"
              language={language}
              onLanguage={setLanguage}
            />
          }
        >
          {view === 'parts' && <Parts />}
          {view === 'subpage' && (
            <SubpageView
              heading={{
                title: 'Returns & Shipments',
                description: '<p>Follow a parcel or <a href="/x">announce a return</a>.</p>',
              }}
              tiles={tiles}
              onRetry={nothing}
            />
          )}
          {!['parts', 'subpage'].includes(view) && (
            <DashboardView greeting={greetingOf(view)} tiles={tiles} onRetry={nothing} />
          )}
        </Layout>
      </MessagesProvider>
    </Router>
  );
}
