import type { Portal } from '@selvedge/core';
import type { WhyNot } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { useOverlays } from '../../platform/useOverlays.ts';
import { ContactCard } from './ContactCard.tsx';
import { contactNeeded, theirsOf } from './contactMatter.ts';
import { PortalSource } from './PortalSource.ts';
import { whatLacks } from './whyNotText.ts';

/** Whom to ask, where somebody else must act: for the customer of the page and for what is missing. */
export default function WhyNotContact({ lacks }: { lacks: readonly WhyNot[] }) {
  const portal = useContext(PortalSource);
  return portal && <ForPage portal={portal} lacks={lacks} />;
}

function ForPage({ portal, lacks }: { portal: Portal; lacks: readonly WhyNot[] }) {
  const intl = useIntl();
  const overlays = useOverlays(portal);
  const route = useSelector(portal.actor, ({ context }) => context.route);
  const contact = useSelector(overlays ?? undefined, (snapshot) => snapshot?.children.contact);
  const asked = useSelector(contact, (snapshot) => snapshot?.context.of);
  const inWords = useHasWords('overlays');
  const needed = contactNeeded(route, lacks);
  if (!contact || !inWords || !needed) return null;
  if (asked?.customerId !== needed.customerId || asked.matter !== needed.matter) return null;
  return (
    <ContactCard
      contact={contact}
      place={'place' in route ? route.place : null}
      reason={whatLacks(intl, theirsOf(lacks))}
    />
  );
}
