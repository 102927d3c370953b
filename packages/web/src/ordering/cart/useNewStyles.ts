import type { Style } from '@selvedge/core/contract';
import type { contentsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartRef } from '../matrix/cellView.ts';

/** Styles that came into the cart while it is open are fetched, once for each. */
export function useNewStyles(
  cart: CartRef,
  contents: ActorRefFrom<typeof contentsMachine>,
  styles: readonly Style[],
): void {
  const lines = useSelector(cart, ({ context }) => context.lines);
  const asked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const known = new Set(styles.map(({ articleId }) => articleId));
    const fresh = new Set<string>();
    lines.forEach(({ articleId }) => {
      if (!known.has(articleId) && !asked.current.has(articleId)) fresh.add(articleId);
    });
    if (fresh.size === 0) return;
    asked.current = new Set([...asked.current, ...fresh]);
    contents.send({ type: 'reading.refreshed' });
  }, [lines, styles, contents]);
}
