import type { Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { Catalogue, Language } from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PortalPage } from './PortalPage.tsx';

type Props = {
  portal: Portal;
  /** The catalogue that was fetched together with the code. */
  initial: { language: Language; messages: Catalogue };
};

/** The portal in its language. */
export function App({ portal, initial }: Props) {
  const language = useSelector(portal.actor, ({ context }) => context.language);
  return (
    <MessagesProvider language={language} initial={initial}>
      <ErrorBoundary version={portal.configuration.version}>
        <PortalPage portal={portal} />
      </ErrorBoundary>
    </MessagesProvider>
  );
}
