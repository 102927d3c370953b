import type { CompanionsRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { NoticeStack } from './NoticeStack.tsx';

/** The snackbars of the portal. */
export function PortalNotices({ companions }: { companions: CompanionsRef }) {
  const actor = useSelector(companions, ({ children }) => children.notices);
  return actor ? <NoticeStack actor={actor} /> : null;
}
