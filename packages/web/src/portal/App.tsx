import type { Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { Words } from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { useOverlays } from '../platform/useOverlays.ts';
import { areasOf } from './areasOf.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { PortalPage } from './PortalPage.tsx';

type Props = {
  portal: Portal;
  /** The messages that were loaded together with the code. */
  initial: Words;
};

/** Renders the portal in the current language. */
export function App({ portal, initial }: Props) {
  const language = useSelector(portal.actor, ({ context }) => context.language);
  const overlays = useOverlays(portal);
  const areas = useSelector(portal.actor, ({ context }) => areasOf(context, overlays));
  return (
    <MessagesProvider language={language} areas={areas} initial={initial}>
      <ErrorBoundary version={portal.configuration.version} recorder={portal.recorder}>
        <PortalPage portal={portal} />
      </ErrorBoundary>
    </MessagesProvider>
  );
}
