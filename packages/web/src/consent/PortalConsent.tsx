import type { CompanionsRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { ConsentLayer } from './ConsentLayer.tsx';

export function PortalConsent({ companions }: { companions: CompanionsRef }) {
  const consent = useSelector(companions, ({ children }) => children.consent);
  return consent ? <ConsentLayer consent={consent} /> : null;
}
