import { articlesIn, type cartMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

/** The articles of what was typed for a cart that is now finalized, as far as known. */
export function useOrphanedStyles(cart: ActorRefFrom<typeof cartMachine>) {
  const styles = useSelector(cart, ({ context }) => context.orphanedStyles);
  return useMemo(() => articlesIn({ styles, elsewhere: [] }), [styles]);
}
