import { articlesIn, type orphanedEditsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

export type OrphanedEditsRef = ActorRefFrom<typeof orphanedEditsMachine>;

/** The articles of what was typed for a cart that is now finalized, as far as known. */
export function useOrphanedStyles(edits: OrphanedEditsRef) {
  const styles = useSelector(edits, ({ context }) => context.styles);
  return useMemo(() => articlesIn({ styles, elsewhere: [] }), [styles]);
}
