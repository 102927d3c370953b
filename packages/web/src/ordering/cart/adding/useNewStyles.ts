import type { Style } from '@selvedge/core/contract';
import type { contentsMachine } from '@selvedge/core/ordering';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { afterPaint } from '../../../platform/afterPaint.ts';
import type { CartRef } from '../state/cellView.ts';

/**
 * Fetches styles that came into the cart while it is open, once for each. It checks all lines at first, and then only
 * those that change.
 */
export function useNewStyles(
  cart: CartRef,
  contents: ActorRefFrom<typeof contentsMachine>,
  styles: readonly Style[],
): void {
  const asked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const known = new Set(styles.map(({ articleId }) => articleId));
    let { lines } = cart.getSnapshot().context;
    const look = (articleIds: Iterable<string>) => {
      const fresh = new Set<string>();
      for (const articleId of articleIds)
        if (!known.has(articleId) && !asked.current.has(articleId)) fresh.add(articleId);
      if (fresh.size === 0) return;
      asked.current = new Set([...asked.current, ...fresh]);
      contents.send({ type: 'reading.refreshed' });
    };
    const lookAtChanged = () => {
      const before = lines;
      lines = cart.getSnapshot().context.lines;
      if (lines === before) return;
      look(lines.differing(before).flatMap((id) => lines.get(id)?.articleId ?? []));
    };
    const lookAtAll = () => {
      lines = cart.getSnapshot().context.lines;
      const articleIds = new Set<string>();
      lines.forEach(({ articleId }) => {
        articleIds.add(articleId);
      });
      look(articleIds);
    };
    const { unsubscribe } = cart.subscribe(lookAtChanged);
    const stop = afterPaint(lookAtAll);
    return () => {
      stop();
      unsubscribe();
    };
  }, [cart, styles, contents]);
}
