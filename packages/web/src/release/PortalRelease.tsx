import type { OverlaysRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { ReleaseNotice } from './ReleaseNotice.tsx';

/** Says when this page is too old for the portal. */
export function PortalRelease({ overlays }: { overlays: OverlaysRef }) {
  const actor = useSelector(overlays, ({ children }) => children.release);
  return actor ? <ReleaseNotice actor={actor} /> : null;
}
