import { type ActorRefFrom, fromCallback } from 'xstate';
import { nearby } from '../../platform/actors/nearby.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { LONGEST_IDLE_WAIT } from '../../platform/turns.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { contentsMachine } from '../contents/contents.machine.ts';
import { missingStylesMachine } from './missingStyles.machine.ts';

/**
 * Reports the styles of the cart's lines that its contents lack. It looks at all lines after the contents have come and
 * been painted, and then only at lines that change.
 */
const watchLines = ({ ports }: Pick<OrderingDependencies, 'ports'>) =>
  fromCallback(({ sendBack, self }) => {
    const cart = nearby(self, 'cart') as ActorRefFrom<typeof cartMachine> | undefined;
    const contents = nearby(self, 'contents') as ActorRefFrom<typeof contentsMachine> | undefined;
    if (!cart || !contents) return;
    const linesNow = () => cart.getSnapshot().context.lines;
    let lines = linesNow();
    let styles = contents.getSnapshot().context.answer;
    let known: ReadonlySet<string> | null = null;
    const look = (articleIds: Iterable<string>) => {
      if (known === null) return;
      const missing = new Set<string>();
      for (const articleId of articleIds) if (!known.has(articleId)) missing.add(articleId);
      if (missing.size > 0) sendBack({ type: 'styles.missing', articleIds: [...missing] });
    };
    const lookAtAll = async () => {
      const of = styles;
      if (of === null) return;
      await ports.whenIdle(LONGEST_IDLE_WAIT);
      if (of !== styles) return;
      known = new Set(of.map(({ articleId }) => articleId));
      lines = linesNow();
      const articleIds = new Set<string>();
      lines.forEach(({ articleId }) => {
        articleIds.add(articleId);
      });
      look(articleIds);
    };
    const heard = [
      cart.subscribe(() => {
        const before = lines;
        lines = linesNow();
        look(lines.differing(before).flatMap((id) => lines.get(id)?.articleId ?? []));
      }),
      contents.subscribe(({ context: { answer } }) => {
        if (answer === styles) return;
        styles = answer;
        void lookAtAll();
      }),
    ];
    void lookAtAll();
    return () => {
      styles = null;
      known = null;
      for (const { unsubscribe } of heard) unsubscribe();
    };
  });

/** The chart with its service; it finds cart and contents in the workspace around it. */
export const missingStylesLogic = (
  dependencies: Pick<OrderingDependencies, 'ports'>,
): typeof missingStylesMachine =>
  missingStylesMachine.provide({ actors: { watchLines: watchLines(dependencies) } });
