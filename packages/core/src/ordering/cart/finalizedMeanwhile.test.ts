import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LONGEST_DRAFT_AGE } from '../../keptWork/draftExpiry.ts';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import {
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  finalizedElsewhere,
  networkLost,
  sampleCart,
  sampleHead,
  sampleLine,
  samplePlace,
  sampleStyle,
  storedAnswer,
} from '../../testing/index.ts';
import type { FakeBrowser } from '../../testing/ports.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { settle } from '../../testing/walkPath.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import { orphanedEdits } from './orphanedEdits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const next = sampleCart(sampleHead({ cartId: 'cart-2' }), []);

const orphaned = ({ now }: Pick<Awaited<ReturnType<typeof openSeasonPage>>, 'now'>) => {
  const snapshot = now().children.orphanedEdits?.getSnapshot();
  if (!snapshot) throw new Error('the cart is not overtaken');
  return snapshot;
};

/** The browser is slow to say which drafts are whose, as while other tabs hold theirs. */
const slowly = (browser: FakeBrowser) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const open: FakeBrowser['open'] = (href) => {
    const page = browser.open(href);
    const claim = async (name: string) => {
      await asked;
      return page.ports.locks.claim(name);
    };
    return { ...page, ports: { ...page.ports, locks: { claim } } };
  };
  return { browser: { open }, answer: () => answer() };
};

describe('O3 N4 what was typed into a cart that is finalized since', () => {
  it('O3 N4 does not slip into the next one while that one is being stored', async () => {
    const browser = fakeBrowser();
    const before = await openSeasonPage(browser);
    before.type('6');
    before.close();
    const slow = slowly(browser);
    const page = await openSeasonPage(slow.browser, { cart: next });
    page.type('2', 'v-2');
    await page.pass(600);
    slow.answer();
    await settle();
    expect(page.now().value).toEqual({ editing: 'saving' });
    const stored = [sampleLine({ articleVariantId: 'v-2', quantity: 2 })];
    await page.answer('changeLines', storedAnswer({ head: next.head, stored }));
    expect(page.now().value).toBe('overtaken');
    expect([...page.now().context.ledger.cells].map(([id]) => id)).toEqual(['v-1']);
    expect(orphaned(page).context).toMatchObject({ cartId: 'cart-1', ledger: page.now().context.ledger });
  });

  it('N4 O3 is listed with what further pages kept, and left with all of it', async () => {
    const browser = fakeBrowser();
    const pages = [await openSeasonPage(browser), await openSeasonPage(browser)] as const;
    pages[0].type('6');
    pages[1].type('3', 'v-2');
    vi.advanceTimersByTime(KEEP_DELAY);
    for (const page of pages) page.crash();
    const page = await openSeasonPage(browser, { cart: next });
    expect(page.now().value).toBe('overtaken');
    expect(orphanedEdits(orphaned(page).context).map(({ entry }) => entry)).toEqual(['6', '3']);
    expect(orphaned(page).context.cartId).toBe('cart-1');
    page.send({ type: 'edits.discarded' });
    expect(orphanedEdits(orphaned(page).context)).toEqual([]);
    expect(page.now().context.ledger.cells.size).toBe(0);
  });

  it.each(['older', 'newer'])(
    'O3 N4 takes nothing of the present cart with it that another page kept, the %s one',
    async (age) => {
      const browser = fakeBrowser();
      const pages = [await openSeasonPage(browser), await openSeasonPage(browser, { cart: next })] as const;
      const [old, present] = pages;
      const kept = [() => old.type('6'), () => present.type('3', 'v-2')];
      for (const type of age === 'older' ? kept.toReversed() : kept) {
        type();
        vi.advanceTimersByTime(KEEP_DELAY);
        old.page.pass(1000);
      }
      for (const page of pages) page.crash();
      const page = await openSeasonPage(browser, { cart: next });
      expect(page.now().value).toBe('overtaken');
      expect([...page.now().context.ledger.cells].map(([id]) => id)).toEqual(['v-1']);
      page.send({ type: 'cart.renewed' });
      await page.answer('currentCart', next);
      expect(page.cell('v-2')).toMatchObject({ entry: '3', state: 'typed' });
      expect(page.cell('v-1').state).toBe('stored');
    },
  );

  it('O3 does not slip into a next one when the page asks for the cart anew', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6', 'v-2');
    await page.pass(600);
    await page.fail(networkLost);
    page.send({ type: 'cart.reloaded' });
    await page.answer('currentCart', null);
    expect(page.now().value).toBe('overtaken');
    expect(page.saving().unsent).toBe(1);
  });

  it('O3 N4 is not lost where the page asks for the cart once more, only where the user discards it', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6', 'v-2');
    await page.pass(600);
    await page.fail(finalizedElsewhere);
    page.send({ type: 'cart.reloaded' });
    expect(page.now().value).toBe('overtaken');
    expect(page.saving().unsent).toBe(1);
    page.send({ type: 'cart.renewed' });
    await page.answer('currentCart', next);
    expect(page.saving()).toMatchObject({ state: 'stored', unsent: 0 });
  });

  it('O3 M4 is not brought into the next one by undo', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('');
    await page.pass(600);
    await page.answer('changeLines', storedAnswer({ stored: [sampleLine({ quantity: 0 })] }));
    expect(page.now().can({ type: 'edits.undone' })).toBe(true);
    page.send({ type: 'cart.reloaded' });
    await page.answer('currentCart', null);
    expect(page.now().can({ type: 'edits.undone' })).toBe(false);
  });
});

describe('O3 N4 what is not in the order of somebody else', () => {
  const overtaken = async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('9');
    page.type('6', 'v-2');
    page.type('x', 'v-3');
    await page.pass(600);
    await page.fail(networkLost);
    page.send({ type: 'cart.reloaded' });
    await page.answer('currentCart', next);
    return page;
  };
  const found = { serverTime: 0, styles: [sampleStyle()], elsewhere: [] };

  it('O3 N4 is listed with its style, and what of it is ordered already', async () => {
    const page = await overtaken();
    await page.answer('lookUpArticles', found);
    const { context } = orphaned(page);
    expect(context.cartId).toBe('cart-1');
    expect(context.styles.map(({ articleId }) => articleId)).toEqual([sampleStyle().articleId]);
    expect(orphanedEdits(context)).toMatchObject([
      { articleVariantId: 'v-1', entry: '9', ordered: 4, missing: 5 },
      { articleVariantId: 'v-2', entry: '6', ordered: 0, missing: 6 },
      { articleVariantId: 'v-3', entry: 'x', missing: 0 },
    ]);
  });

  it('O3 N4 is not asked about again whenever the page wakes, once everything is known', async () => {
    const page = await overtaken();
    page.ordering.send({ type: 'maintenance.over' });
    expect(page.waiting('lookUpArticles', 'readCart')).toHaveLength(2);
    await page.answer('lookUpArticles', found);
    await page.answer('readCart', sampleCart());
    page.ordering.send({ type: 'maintenance.over' });
    expect(page.waiting('lookUpArticles', 'readCart')).toEqual([]);
  });

  it('O3 N4 comes into the next cart by the user’s word, on top of what is there', async () => {
    const page = await overtaken();
    page.now().children.orphanedEdits?.send({ type: 'edits.carried' });
    expect(page.now().context.ledger.cells.size).toBe(3);
    const there = [sampleLine({ articleVariantId: 'v-1', quantity: 2 })];
    await page.answer('currentCart', sampleCart(sampleHead({ cartId: 'cart-2' }), there));
    expect(page.now().value).toEqual({ editing: 'waiting' });
    expect([page.cell('v-1').pieces, page.cell('v-2').pieces, page.cell('v-3').state]).toEqual([
      7,
      6,
      'stored',
    ]);
  });

  it('N4 is not lost where the next cart cannot be loaded', async () => {
    const page = await overtaken();
    page.now().children.orphanedEdits?.send({ type: 'edits.carried' });
    await page.lose('currentCart');
    expect(page.now().context.ledger.cells.size).toBe(3);
    page.send({ type: 'cart.retried' });
    await page.answer('currentCart', null);
    expect([page.cell('v-1').pieces, page.cell('v-2').pieces]).toEqual([5, 6]);
  });
});

describe('N4 a machine whose clock is wrong', () => {
  const opened = async (page: ReturnType<FakeBrowser['open']>, time: number) => {
    const fake = createFakeApi();
    const dependencies = fakeOrderingDependencies(fake.api, () => {}, page);
    dependencies.clock.onServerTime(time);
    const actors = cartActors({ ...dependencies, user: async () => 'anna' });
    const cart = createActor(cartMachine.provide({ actors }), {
      input: { place: samplePlace, mayInsert: true },
    }).start();
    fake.pending.find(({ name }) => name === 'currentCart')?.answer(sampleCart());
    await settle();
    return cart;
  };

  it.each([
    ['years behind, then fixed', -2 * LONGEST_DRAFT_AGE],
    ['right, then years ahead', 2 * LONGEST_DRAFT_AGE],
  ])('N4 %s, loses nothing that was typed', async (_, wrong) => {
    const browser = fakeBrowser();
    const first = browser.open('https://portal.test/');
    const time = first.ports.now();
    if (wrong < 0) first.pass(wrong);
    const cart = await opened(first, time);
    cart.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    first.show(false);
    first.close();
    first.pass(Math.abs(wrong));
    const again = await opened(browser.open('https://portal.test/'), time);
    expect(again.getSnapshot().context.history.resumed?.cells).toHaveLength(1);
  });
});
