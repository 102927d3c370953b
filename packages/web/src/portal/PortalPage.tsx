import { formatRoute, isOpenRoute, isOrderingRoute, type Portal, type Route, within } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { SessionGate } from '../session/SessionGate.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../shell/Breadcrumb.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { LanguageSelector } from '../shell/LanguageSelector.tsx';
import { Layout } from '../shell/Layout.tsx';
import { useSearchKey } from '../shell/useSearchKey.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { LanguageStatus } from './LanguageStatus.tsx';
import { Overlays } from './Overlays.tsx';
import { PortalScreen } from './PortalScreen.tsx';
import { SupportEntry } from './SupportEntry.tsx';
import { keepPresses } from './steadyPress.ts';
import { useTrail } from './trail/useTrail.ts';
import { useSignedOutTitle } from './useSignedOutTitle.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** Identifies the page of a route. The query (the filters of its list) is not part of it. */
const pathTo = (route: Route) => formatRoute(route).split('?', 1).join('');

/** The name of a page, or null while it is not known. */
const pageOf = ({ label = null, page = label }: Partial<BreadcrumbItem> = {}) => page;

/** Header, breadcrumb and footer, and between them the content that the URL and the session allow. */
export function PortalPage({ portal }: { portal: Portal }) {
  const { actor, configuration } = portal;
  const { route, language, ordering } = useSelector(actor, ({ context }) => context);
  const session = useSelector(actor, ({ children }) => children.session);
  const languageRef = useSelector(actor, ({ children }) => children.language);
  const signedIn = useSelector(session, (snapshot) => snapshot?.matches('signedIn') ?? false);
  const restoring = useSelector(session, (snapshot) => snapshot?.matches('restoring') ?? false);
  const overlaysRef = useSelector(actor, ({ children }) => children.overlays);
  const barred = useSelector(ordering ?? undefined, (snapshot) => snapshot?.matches('noRight') ?? false);
  const trail = useTrail(portal);
  const signedOutTitle = useSignedOutTitle(session);
  useUnsavedGuard(ordering);
  const [, navigate] = useLocation();
  useEffect(() => keepPresses(window, navigate), [navigate]);
  const onSearch = () => overlaysRef?.send({ type: 'search.opened' });
  // In the ordering area the same keys open the command palette.
  useSearchKey(signedIn && !isOrderingRoute(route) ? onSearch : null);
  if (!session || !languageRef) return null;
  const open = isOpenRoute(route) && route.screen !== 'logout';
  const shows = signedIn || open;
  const inSeason = (signedIn || restoring) && 'place' in route && !barred;
  const navigation = {
    profileHref: within(configuration.selfServiceUrl, 'profile'),
    calendarHref: within(configuration.selfServiceUrl, 'calendar'),
    logoutHref: '/logout',
    onSearch,
  };
  const languages = (
    <LanguageSelector
      language={language}
      onLanguage={(chosen) => languageRef.send({ type: 'language.chosen', language: chosen })}
    />
  );
  return (
    <Layout
      path={route.screen === 'grant' ? null : pathTo(route)}
      title={shows ? pageOf(trail.at(-1)) : signedOutTitle}
      header={<Header homeHref="/" inSeason={inSeason} navigation={signedIn ? navigation : null} />}
      breadcrumb={inSeason ? null : <Breadcrumb items={shows || restoring ? trail : []} />}
      over={<Overlays portal={portal} />}
      footer={
        <Footer
          year={new Date().getFullYear()}
          contactHref={configuration.helpCenterUrl[language]}
          language={language}
          languages={languages}
          onPrivacy={
            configuration.tracking ? () => overlaysRef?.send({ type: 'consent.reopened' }) : undefined
          }
          support={(look) => <SupportEntry portal={portal} className={look} />}
        />
      }
    >
      <LanguageStatus language={languageRef} />
      <ErrorBoundary key={pathTo(route)} version={configuration.version} recorder={portal.recorder}>
        <SessionGate session={session} open={open}>
          <PortalScreen portal={portal} navigation={navigation} languages={languages} />
        </SessionGate>
      </ErrorBoundary>
    </Layout>
  );
}
