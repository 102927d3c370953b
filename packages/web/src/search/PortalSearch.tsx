import type { CompanionsRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { SearchDialog } from './SearchDialog.tsx';

/** The search, while someone is signed in. */
export function PortalSearch({ companions }: { companions: CompanionsRef }) {
  const search = useSelector(companions, ({ children }) => children.search);
  return search ? <SearchDialog search={search} /> : null;
}
