import type { OverlaysRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { NoticeStack } from './NoticeStack.tsx';

/** The snackbars of the portal. */
export function PortalNotices({ overlays }: { overlays: OverlaysRef }) {
  const actor = useSelector(overlays, ({ children }) => children.notices);
  return actor ? <NoticeStack actor={actor} /> : null;
}
