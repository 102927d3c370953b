import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import {
  fakeBrowser,
  finalizedElsewhere,
  forbidden,
  networkLost,
  samplePlace,
  settle,
  storedAnswer,
} from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';

const styles: OrderingRoute = { screen: 'styles', place: samplePlace };
const pos: OrderingRoute = { screen: 'pos', rightEnv: 'preorder' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const drafts = (page: { local: Map<string, string> }) => [...page.local.keys()];

describe('N4 leaving asks only where something could be lost', () => {
  it('N4 offline one may go: what is typed is kept on this device, and taken up on coming back', async () => {
    const browser = fakeBrowser();
    const page = await openSeasonPage(browser);
    page.type('6');
    await page.pass(600);
    await page.fail(networkLost);
    expect(page.saving()).toMatchObject({ state: 'stalled', kept: true, unsent: 1 });
    expect(page.ordering.getSnapshot().context.unsaved).not.toBe('atRisk');
    page.ordering.send({ type: 'route.changed', route: pos });
    await page.pass(1500);
    expect(page.ordering.getSnapshot().value).toBe('pos');
    page.ordering.send({ type: 'route.changed', route: styles });
    await settle();
    await page.arrive();
    expect(page.cell().entry).toBe('6');
  });

  it('N4 it asks where the browser keeps nothing', async () => {
    const page = await openSeasonPage(fakeBrowser(), { blocked: true });
    page.type('6');
    await page.pass(600);
    await page.fail(networkLost);
    expect(page.saving().kept).toBe(false);
    expect(page.ordering.getSnapshot().context.unsaved).toBe('atRisk');
    page.ordering.send({ type: 'route.changed', route: pos });
    await page.pass(1500);
    expect(page.ordering.getSnapshot().value).toEqual({ place: 'asking' });
  });

  it('N4 what is given up on leaving does not come back', async () => {
    const browser = fakeBrowser();
    const page = await openSeasonPage(browser);
    page.type('1.5');
    vi.advanceTimersByTime(KEEP_DELAY);
    expect(drafts(page.page)).toHaveLength(1);
    page.ordering.send({ type: 'route.changed', route: pos });
    await page.pass(1500);
    page.ordering.send({ type: 'leaving.confirmed' });
    expect(page.ordering.getSnapshot().value).toBe('pos');
    expect(drafts(page.page)).toEqual([]);
  });

  it('N4 also of a cart that was finalized meanwhile', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6');
    await page.pass(600);
    await page.fail(finalizedElsewhere);
    expect(page.ordering.getSnapshot().context.unsaved).toBe('atRisk');
    page.ordering.send({ type: 'route.changed', route: pos });
    await page.pass(1500);
    page.ordering.send({ type: 'leaving.confirmed' });
    expect(drafts(page.page)).toEqual([]);
  });
});

describe('N4 offline is a longer sending', () => {
  it('N4 goes on at once when the page comes back, and less and less often until then', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6');
    await page.pass(600);
    await page.fail(networkLost);
    for (const delay of [4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      await page.pass(delay - 1);
      expect(page.asked()).toBeUndefined();
      await page.pass(1);
      expect(page.asked()).toEqual([{ articleVariantId: 'v-1', quantity: 6, was: 4 }]);
      await page.fail(networkLost);
    }
    page.page.wake();
    await settle();
    expect(page.asked()).toHaveLength(1);
    await page.answer('changeLines', storedAnswer());
    expect(page.saving().state).toBe('stored');
  });

  it('N4 what the server refused is not sent again whenever the page wakes', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6');
    await page.pass(600);
    await page.fail(forbidden);
    page.ordering.send({ type: 'maintenance.over' });
    await settle();
    expect(page.asked()).toBeUndefined();
    page.send({ type: 'cart.retried' });
    expect(page.asked()).toHaveLength(1);
  });

  it('N4 a page that is hidden sends at once', async () => {
    const page = await openSeasonPage(fakeBrowser());
    page.type('6');
    page.page.show(false);
    await settle();
    expect(page.asked()).toHaveLength(1);
  });
});
