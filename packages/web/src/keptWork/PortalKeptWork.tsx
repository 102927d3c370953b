import type { CompanionsRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { KeptWorkDialog } from './KeptWorkDialog.tsx';

/** The question about work kept on the device, when a person logs out. */
export function PortalKeptWork({ companions }: { companions: CompanionsRef }) {
  const actor = useSelector(companions, ({ children }) => children.keptWork);
  return actor ? <KeptWorkDialog actor={actor} /> : null;
}
