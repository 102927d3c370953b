import { expect, it } from 'vitest';
import { ASK_AGAIN_DELAY, MOST_ASKINGS } from '../../rules/askAgain.ts';
import {
  finalizedNews,
  managerRights,
  networkLost,
  sampleCart,
  samplePlace,
  settle,
} from '../../testing/index.ts';
import { workspaceChildren } from '../children.ts';
import { openWorkspace } from './testing/openWorkspace.ts';

it.each(['before', 'after'])(
  'O5 an order whose answers were lost is asked for again by itself, where its news come %s the last of them',
  async (when) => {
    const route = { screen: 'check', place: samplePlace } as const;
    const { actor, answer, fail, clock } = await openWorkspace(route, managerRights);
    await answer('currentCart', sampleCart());
    await answer('validateCart', { version: 3, findings: [] });
    const news = async () => {
      await answer('followCart', finalizedNews);
      await answer('currentCart', null);
    };
    const { finalization } = workspaceChildren(actor.getSnapshot());
    finalization?.send({ type: 'finalization.requested' });
    finalization?.send({ type: 'finalization.confirmed' });
    for (let asked = 0; asked < MOST_ASKINGS; asked += 1) {
      await fail('finalizeCart', networkLost);
      clock.increment(ASK_AGAIN_DELAY);
      await settle();
    }
    if (when === 'before') await news();
    await fail('finalizeCart', networkLost);
    clock.increment(ASK_AGAIN_DELAY);
    await settle();
    if (when === 'after') await news();
    await answer('finalizeCart', { orderId: 'o-1', orderNumber: '900001', replayed: true });
    expect(finalization?.getSnapshot().value).toBe('finalized');
  },
);
