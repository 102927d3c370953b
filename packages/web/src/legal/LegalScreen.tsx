import type { LegalRoute, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { NewVersion } from '../failure/NewVersion.tsx';
import { useHasWords } from '../messages/MessagesProvider.tsx';
import { useOverlays } from '../platform/useOverlays.ts';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { LegalText } from './LegalText.tsx';
import { TermsOverview } from './TermsOverview.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { useLegalTitle } from './useLegalTitle.ts';

type Props = { portal: Portal; route: LegalRoute };

/** Imprint, terms, general conditions and We Care. Open to everybody (H1, H3). */
export default function LegalScreen({ portal, route }: Props) {
  const title = useLegalTitle();
  const arrival = useSelector(portal.actor, ({ children }) => children.overlays);
  const missing = useSelector(arrival, (snapshot) => snapshot?.matches('missing') ?? false);
  if (missing) {
    return <NewVersion onRefresh={() => window.location.reload()} />;
  }
  return (
    <>
      <PageHeading title={title(route)} />
      <LegalContent portal={portal} route={route} />
    </>
  );
}

function LegalContent({ portal, route }: Props) {
  const overlays = useOverlays(portal);
  const inWords = useHasWords('overlays');
  const legal = useSelector(overlays ?? undefined, (snapshot) => snapshot?.children.legal);
  if (!inWords || !legal) return <TextSkeleton />;
  return route.screen === 'terms' && route.page === null ? <TermsOverview /> : <LegalText legal={legal} />;
}
