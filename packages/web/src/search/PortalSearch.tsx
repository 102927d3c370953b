import type { OverlaysRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { SearchDialog } from './SearchDialog.tsx';

/** The search, while a user is signed in. */
export function PortalSearch({ overlays }: { overlays: OverlaysRef }) {
  const search = useSelector(overlays, ({ children }) => children.search);
  const finds = useSelector(overlays, ({ children }) => children.finds);
  return search ? <SearchDialog search={search} finds={finds} /> : null;
}
