import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinesAnswer } from '../../contract/index.ts';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import { fakeBrowser, sampleCart, sampleHead, sampleLine, storedAnswer } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { lastUndoing } from './cart.selectors.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const conflictOf = (mine: number, theirs: number): LinesAnswer =>
  storedAnswer({
    stored: [],
    conflicts: [
      {
        articleVariantId: 'v-1',
        mine,
        theirs,
        by: 'Max Manager',
        at: 0,
        line: sampleLine({ quantity: theirs }),
      },
    ],
  });

const nineOf = () => sampleCart(sampleHead({ version: 9 }), [sampleLine({ quantity: 9 })]);
const drafts = (page: { local: Map<string, string> }) => [...page.local.keys()];

describe('N4 what is typed outlives the page', () => {
  it.each<[string, (page: Awaited<ReturnType<typeof openSeasonPage>>) => void]>([
    ['a closed tab', (page) => page.close()],
    [
      'a crash',
      (page) => {
        vi.advanceTimersByTime(KEEP_DELAY);
        page.crash();
      },
    ],
    [
      'the end of the session',
      (page) => {
        page.ordering.stop();
        page.crash();
      },
    ],
  ])('N4 %s: the next page takes it up, sends it, and says so', async (_, end) => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('6');
    first.type('1.5', 'v-2');
    end(first);
    const second = await openSeasonPage(browser);
    expect(second.cell()).toMatchObject({ entry: '6', state: 'typed' });
    expect(second.cell('v-2')).toMatchObject({ entry: '1.5', state: 'invalid' });
    expect(second.now().context.history.resumed?.cells).toHaveLength(2);
    await second.pass(600);
    expect(second.asked()).toEqual([{ articleVariantId: 'v-1', quantity: 6, was: 4 }]);
    await second.answer('changeLines', storedAnswer());
    second.type('', 'v-2');
    expect(second.saving().state).toBe('stored');
    expect(drafts(second.page)).toEqual([]);
  });

  it('N1 N4 what somebody else changed meanwhile becomes a conflict, never overwritten', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('6');
    first.close();
    const second = await openSeasonPage(browser, { cart: nineOf() });
    await second.pass(600);
    expect(second.asked()).toEqual([{ articleVariantId: 'v-1', quantity: 6, was: 4 }]);
    await second.answer('changeLines', conflictOf(6, 9));
    expect(second.cell()).toMatchObject({ state: 'conflict', conflict: { mine: 6, theirs: 9 } });
  });

  it('N1 what the page itself stored before it died is no conflict', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('9');
    await first.pass(600);
    first.type('10');
    first.close();
    const second = await openSeasonPage(browser, { cart: nineOf() });
    await second.pass(600);
    expect(second.asked()).toEqual([{ articleVariantId: 'v-1', quantity: 10, was: 9 }]);
  });

  it('N4 what was taken up can be given back in one go', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('6');
    first.type('3', 'v-2');
    first.close();
    const second = await openSeasonPage(browser);
    second.type('8', 'v-3');
    second.send({ type: 'draft.discarded' });
    expect(lastUndoing(second.now())).toMatchObject({ articleVariantIds: ['v-1', 'v-2'], skipped: 0 });
    expect([second.cell().entry, second.cell('v-2').entry, second.cell('v-3').entry]).toEqual(['4', '', '8']);
    expect(second.now().context.history.resumed).toBeNull();
  });

  it('N4 another user of the same browser neither sees nor sends it, and it waits for its own', async () => {
    const browser = fakeBrowser();
    const anna = await openSeasonPage(browser);
    anna.type('6');
    anna.close();
    const bert = await openSeasonPage(browser, { user: 'bert' });
    expect(bert.saving().state).toBe('stored');
    await bert.pass(600);
    expect(bert.asked()).toBeUndefined();
    bert.close();
    expect((await openSeasonPage(browser)).cell().entry).toBe('6');
  });

  it('N4 two tabs on one place keep each their own; what one leaves is taken up by one', async () => {
    const browser = fakeBrowser();
    const one = await openSeasonPage(browser);
    const two = await openSeasonPage(browser);
    one.type('6');
    two.type('3', 'v-2');
    vi.advanceTimersByTime(KEEP_DELAY);
    const three = await openSeasonPage(browser);
    expect(three.saving().state).toBe('stored');
    one.crash();
    const four = await openSeasonPage(browser);
    expect([four.cell().entry, four.cell('v-2').entry]).toEqual(['6', '']);
    const five = await openSeasonPage(browser);
    expect(five.saving().state).toBe('stored');
  });

  it('O3 N4 what was typed into a cart that is finalized since does not slip into the next one', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('6');
    first.close();
    const next = sampleCart(sampleHead({ cartId: 'cart-2' }), []);
    const second = await openSeasonPage(browser, { cart: next });
    expect(second.now().value).toBe('overtaken');
    expect(second.saving().unsent).toBe(1);
    second.send({ type: 'cart.renewed' });
    await second.answer('currentCart', next);
    expect(second.saving().state).toBe('stored');
    expect(drafts(second.page)).toEqual([]);
  });

  it('N4 a draft that is no draft is left alone', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    first.type('6');
    first.close();
    for (const key of first.page.local.keys()) first.page.local.set(key, '{"format":2,"cells":"?"}');
    expect((await openSeasonPage(browser)).saving().state).toBe('stored');
  });
});
