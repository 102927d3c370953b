import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import {
  fakeBrowser,
  sampleCart,
  sampleChoices,
  sampleHead,
  samplePlace,
  settle,
} from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import { hasUnsentDetails } from './orderDetailsStatus.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Page = Awaited<ReturnType<typeof openCheck>>;

/** A page at the order check. */
const openCheck = async (browser: ReturnType<typeof fakeBrowser>, user = 'anna') => {
  const page = await openSeasonPage(browser, { user });
  const { workspace } = orderingChildren(page.ordering.getSnapshot());
  if (!workspace) throw new Error('no season is open');
  page.ordering.send({ type: 'route.changed', route: { screen: 'check', place: samplePlace } });
  await settle();
  const charts = () => workspaceChildren(workspace.getSnapshot());
  const details = () => {
    const { orderDetails } = charts();
    if (!orderDetails) throw new Error('the check has no order details');
    return orderDetails;
  };
  const mayApprove = () => {
    charts().approval?.send({ type: 'findings.changed', findings: [] });
    return charts().approval?.getSnapshot().can({ type: 'approval.requested' });
  };
  return { ...page, details, mayApprove };
};

const open = async (page: Page, head = sampleHead()) => {
  page.details().send({ type: 'orderDetails.opened', head });
  await page.answer('deliveryChoices', sampleChoices);
  return page.details().getSnapshot().context;
};
const type = async (page: Page, customerOrderNumber: string) => {
  await open(page);
  page.details().send({ type: 'orderDetails.typed', change: { customerOrderNumber } });
};
const kept = ({ page }: Page) =>
  [...page.local.keys()].filter((key) => key.startsWith('selvedge.details.')).length;
const offered = (page: Page) => hasUnsentDetails(page.details().getSnapshot());

describe('O9 N4 order details that are typed outlive the page', () => {
  it.each<[string, (page: Page) => void]>([
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
  ])(
    '%s: they wait at the check, nothing is approved without them, and they stand in the fields again',
    async (_, end) => {
      const browser = fakeBrowser();
      const first = await openCheck(browser);
      await type(first, 'PO 1');
      end(first);
      const second = await openCheck(browser);
      expect([offered(second), second.mayApprove()]).toEqual([true, false]);
      expect(second.ordering.getSnapshot().context.unsaved).toBe('none');
      const context = await open(second);
      expect(context).toMatchObject({ typed: { customerOrderNumber: 'PO 1' }, found: null });
      expect(context.was.customerOrderNumber).toBe('');
      expect(context.resumedAt).not.toBeNull();
      expect(second.ordering.getSnapshot().context.unsaved).toBe('atRisk');
    },
  );

  it('once they are stored nothing is kept', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    const second = await openCheck(browser);
    await open(second);
    vi.advanceTimersByTime(KEEP_DELAY);
    expect(kept(second)).toBe(1);
    second.details().send({ type: 'orderDetails.saved' });
    const details = { customerOrderNumber: 'PO 1', deliveryAddress: null, requestedWeek: null };
    await second.answer('writeOrderDetails', sampleCart(sampleHead({ version: 5, details })));
    expect([kept(second), second.details().getSnapshot().context.resumedAt]).toEqual([0, null]);
  });

  it('what is discarded does not come back', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    const second = await openCheck(browser);
    await open(second);
    second.details().send({ type: 'orderDetails.discarded' });
    expect(second.mayApprove()).toBe(true);
    second.close();
    expect(kept(second)).toBe(0);
    expect(offered(await openCheck(browser))).toBe(false);
  });

  it('what reached the server all the same is no longer unsent', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    const second = await openCheck(browser);
    const details = { customerOrderNumber: 'PO 1', deliveryAddress: null, requestedWeek: null };
    await open(second, sampleHead({ details }));
    expect([offered(second), kept(second)]).toEqual([false, 0]);
  });

  it('N1 what somebody else said meanwhile is not overwritten: it was typed over what stood before', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    const second = await openCheck(browser);
    const details = { customerOrderNumber: 'Theirs', deliveryAddress: null, requestedWeek: null };
    expect((await open(second, sampleHead({ version: 7, details }))).was.customerOrderNumber).toBe('');
  });

  it('for the next cart they replace what that one says', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    const second = await openCheck(browser);
    const details = { customerOrderNumber: 'Next', deliveryAddress: null, requestedWeek: null };
    const context = await open(second, sampleHead({ cartId: 'cart-2', details }));
    expect([context.typed.customerOrderNumber, context.was.customerOrderNumber]).toEqual(['PO 1', 'Next']);
  });

  it('another user of the same browser does not see them', async () => {
    const browser = fakeBrowser();
    const anna = await openCheck(browser);
    await type(anna, 'PO 1');
    anna.close();
    expect(offered(await openCheck(browser, 'bert'))).toBe(false);
  });

  it('what is none is not read', async () => {
    const browser = fakeBrowser();
    const first = await openCheck(browser);
    await type(first, 'PO 1');
    first.close();
    for (const key of first.page.local.keys())
      if (key.startsWith('selvedge.details.')) first.page.local.set(key, '{"format":2}');
    expect(offered(await openCheck(browser))).toBe(false);
  });
});
