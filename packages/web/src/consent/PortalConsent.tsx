import type { OverlaysRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { ConsentLayer } from './ConsentLayer.tsx';

export function PortalConsent({ overlays }: { overlays: OverlaysRef }) {
  const consent = useSelector(overlays, ({ children }) => children.consent);
  return consent ? <ConsentLayer consent={consent} /> : null;
}
