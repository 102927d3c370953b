import { describe, expect, it } from 'vitest';
import { ASK_AGAIN_DELAY, MOST_ASKINGS } from '../../rules/askAgain.ts';
import {
  finalizedNews,
  linesOutdated,
  managerRights,
  missing,
  networkLost,
  rulesRefused,
  sampleCart,
  sampleCartNews,
  sampleHead,
  samplePlace,
  serverDown,
  settle,
} from '../../testing/index.ts';
import { workspaceChildren } from '../children.ts';
import { openWorkspace } from './testing/openWorkspace.ts';

const placed = { orderId: 'o-1', orderNumber: '900001', replayed: true };

const changedHead = sampleHead({ version: 9 });

/** A check whose cart is being finalized, and the answer is awaited. */
async function finalizing() {
  const page = await openWorkspace({ screen: 'check', place: samplePlace }, managerRights);
  const { actor, answer, fail, clock, cart } = page;
  await answer('currentCart', sampleCart());
  await answer('validateCart', { version: 3, findings: [] });
  const { finalization } = workspaceChildren(actor.getSnapshot());
  finalization?.send({ type: 'finalization.requested' });
  finalization?.send({ type: 'finalization.confirmed' });
  const wait = async () => {
    clock.increment(ASK_AGAIN_DELAY);
    await settle();
  };
  const lose = () => fail('finalizeCart', networkLost);
  return {
    ...page,
    finalization,
    lose,
    loseAll: async () => {
      for (let asked = 0; asked <= MOST_ASKINGS; asked += 1) {
        await lose();
        await wait();
      }
    },
    wait,
    hearOfOrder: async () => {
      await answer('followCart', finalizedNews);
      await answer('currentCart', null);
    },
    rereadNothing: async () => {
      cart()?.send({ type: 'cart.reloaded' });
      await answer('currentCart', null);
    },
    /** The cart is read as it is after somebody changed it. */
    rereadChanged: async () => {
      cart()?.send({ type: 'cart.reloaded' });
      await answer('currentCart', sampleCart(changedHead));
    },
    asksFor: () => finalization?.getSnapshot().context.head.version,
    now: (state: 'reviewing' | 'ended') => actor.getSnapshot().matches({ open: { check: state } }),
    asks: () => finalization?.getSnapshot().value,
  };
}

describe('O5 the news say which order a cart became whose answers were lost', () => {
  it('while it is waited to ask again', async () => {
    const page = await finalizing();
    await page.lose();
    await page.hearOfOrder();
    expect(page.now('ended')).toBe(true);
    expect(page.actor.getSnapshot().context.ending).toBe('none');
    await page.wait();
    expect(page.sent('finalizeCart')).toBe(1);
  });

  it('while the answer is awaited that is then lost', async () => {
    const page = await finalizing();
    await page.hearOfOrder();
    expect(page.now('reviewing')).toBe(true);
    await page.lose();
    expect(page.now('ended')).toBe(true);
  });

  it('while it is uncertain', async () => {
    const page = await finalizing();
    await page.loseAll();
    expect(page.asks()).toBe('uncertain');
    await page.hearOfOrder();
    expect(page.now('ended')).toBe(true);
  });

  it('after the cart was read anew and found to be gone', async () => {
    const page = await finalizing();
    await page.loseAll();
    await page.rereadNothing();
    expect(page.asks()).toBe('finalizing');
    await page.lose();
    expect(page.now('reviewing')).toBe(true);
    await page.answer('followCart', finalizedNews);
    expect(page.now('ended')).toBe(true);
  });

  it('and a refusal of the second request says nothing against it', async () => {
    const page = await finalizing();
    await page.lose();
    await page.wait();
    await page.hearOfOrder();
    await page.fail('finalizeCart', { ...serverDown, failure: { ...serverDown.failure, status: 403 } });
    expect(page.now('ended')).toBe(true);
  });
});

it('O5 an order whose answers were lost is asked for again by itself, once its cart is found to be gone', async () => {
  const page = await finalizing();
  await page.loseAll();
  await page.rereadNothing();
  await page.answer('finalizeCart', placed);
  expect(page.asks()).toBe('finalized');
});

it('O5 the order of an earlier cart says nothing of the one that is finalized', async () => {
  const page = await finalizing();
  await page.lose();
  await page.rereadNothing();
  const { cart } = finalizedNews;
  await page.answer('followCart', sampleCartNews({ cart: cart && { ...cart, cartId: 'cart-0' } }));
  expect(page.now('reviewing')).toBe(true);
  expect(page.asks()).toBe('asking');
});

describe('O5 what is asked for next is the cart as it is shown', () => {
  it('after a refusal', async () => {
    const page = await finalizing();
    await page.fail('finalizeCart', rulesRefused);
    expect(page.asks()).toBe('refused');
    await page.rereadChanged();
    expect(page.asksFor()).toBe(changedHead.version);
  });

  it('where it changed before the refusal', async () => {
    const page = await finalizing();
    await page.rereadChanged();
    await page.fail('finalizeCart', rulesRefused);
    expect(page.asksFor()).toBe(changedHead.version);
  });

  it('where it changed while it was unknown whether there is an order', async () => {
    const page = await finalizing();
    await page.loseAll();
    await page.rereadChanged();
    page.finalization?.send({ type: 'finalization.retried' });
    expect(page.asksFor()).toBe(sampleHead().version);
    await page.fail('finalizeCart', linesOutdated);
    expect(page.asks()).toEqual({ outdated: 'reread' });
    expect(page.asksFor()).toBe(changedHead.version);
  });
});

describe('O5 a cart that was removed is not finalized', () => {
  it('where nobody knew whether it was', async () => {
    const page = await finalizing();
    await page.loseAll();
    await page.rereadNothing();
    await page.fail('finalizeCart', missing);
    expect(page.now('ended')).toBe(true);
  });

  it('where it had changed before', async () => {
    const page = await finalizing();
    await page.rereadChanged();
    await page.fail('finalizeCart', linesOutdated);
    await page.rereadNothing();
    expect(page.now('ended')).toBe(true);
  });

  it('where it was removed before the answer', async () => {
    const page = await finalizing();
    await page.rereadNothing();
    await page.fail('finalizeCart', linesOutdated);
    expect(page.now('ended')).toBe(true);
  });
});
