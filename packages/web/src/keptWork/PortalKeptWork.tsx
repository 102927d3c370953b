import type { OverlaysRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { KeptWorkDialog } from './KeptWorkDialog.tsx';

/** Asks about work kept on the device when the user logs out. */
export function PortalKeptWork({ overlays }: { overlays: OverlaysRef }) {
  const actor = useSelector(overlays, ({ children }) => children.keptWork);
  return actor ? <KeptWorkDialog actor={actor} /> : null;
}
