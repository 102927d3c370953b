import { describe, expect, it, vi } from 'vitest';
import { packStyles } from '../../contract/index.ts';
import {
  approvedHead,
  buyerRights,
  finalizedNews,
  linesOutdated,
  managerRights,
  sampleCart,
  sampleHead,
  sampleLine,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
  storedAnswer,
  upcomingSampleSeason,
} from '../../testing/index.ts';
import { workspaceChildren } from '../children.ts';
import { AHEAD_DELAY } from '../style/stylesAhead.machine.ts';
import { openWorkspace } from './testing/openWorkspace.ts';
import { lastOrderOf, workspaceStatusChanged } from './workspaceFacts.ts';

const approvedNine = { ...approvedHead, version: 10 };
const finalizedOrder = { orderId: 'o-1', orderNumber: '900001', replayed: false };
const passed = { version: 3, findings: [] };

describe('workspace with its charts', () => {
  it('N1 opens the cart with the first stored quantity and keeps the rest typed', async () => {
    const { actor, answer, clock, cart } = await openWorkspace(
      { screen: 'styles', place: samplePlace },
      buyerRights,
    );
    await answer('currentCart', null);
    cart()?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    expect(workspaceStatusChanged(actor.getSnapshot()).unsaved).not.toBe('none');
    expect(actor.getSnapshot().context.cart.status).not.toBe('stored');
    clock.increment(600);
    await answer('openCart', sampleCart(sampleHead({ version: 1 }), []));
    const { call } = await answer('changeLines', storedAnswer());
    expect(call.body).toEqual({ version: 1, changes: [{ articleVariantId: 'v-1', quantity: 6, was: 0 }] });
    expect(workspaceStatusChanged(actor.getSnapshot()).unsaved).toBe('none');
    expect(actor.getSnapshot().context.cart.status).toBe('stored');
  });

  it('N2 has the note of an answer that overtook the answer of a save', async () => {
    const { actor, answer, clock, cart } = await openWorkspace(
      { screen: 'cart', place: samplePlace },
      buyerRights,
    );
    const head = sampleHead({ version: 3 });
    await answer('currentCart', sampleCart(head, []));
    cart()?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    clock.increment(600);
    const note = workspaceChildren(actor.getSnapshot()).note;
    note?.send({ type: 'note.opened', head });
    note?.send({ type: 'note.typed', text: 'Call first' });
    note?.send({ type: 'note.saved' });
    const line = sampleLine({ articleVariantId: 'v-1', quantity: 6 });
    await answer('writeNote', sampleCart(sampleHead({ version: 5, note: 'Call first' }), [line]));
    const saved = storedAnswer({ head: sampleHead({ version: 4 }), before: 3, stored: [line] });
    await answer('changeLines', saved);
    expect(cart()?.getSnapshot().context.head).toMatchObject({ version: 5, note: 'Call first' });
    expect(actor.getSnapshot().context.cart).toMatchObject({ status: 'stored', head: { version: 5 } });
  });

  it('N2 reads the contents again for each style that comes into the cart, once', async () => {
    const { answer, sent, clock, cart } = await openWorkspace(
      { screen: 'cart', place: samplePlace },
      buyerRights,
    );
    await answer('currentCart', sampleCart());
    await answer('cartStyles', packStyles([sampleStyle()]));
    const come = async (articleVariantId: string) => {
      cart()?.send({ type: 'cell.typed', articleVariantId, entry: '1' });
      clock.increment(600);
      const line = sampleLine({ articleId: 's-2', articleColorId: 'k-9', articleVariantId, quantity: 1 });
      const version = (cart()?.getSnapshot().context.head?.version ?? 0) + 1;
      await answer(
        'changeLines',
        storedAnswer({ head: sampleHead({ version }), before: version - 1, stored: [line] }),
      );
    };
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent('cartStyles')).toBe(1);
    await come('v-9');
    expect(sent('cartStyles')).toBe(2);
    await answer('cartStyles', packStyles([sampleStyle()]));
    await new Promise((resolve) => setTimeout(resolve));
    await come('v-10');
    expect(sent('cartStyles')).toBe(2);
  });

  it('N2 reads them again for what came into the cart while they were read', async () => {
    const { answer, sent } = await openWorkspace({ screen: 'cart', place: samplePlace }, buyerRights);
    const second = sampleLine({ articleId: 's-2', articleVariantId: 'v-9' });
    await answer('currentCart', sampleCart(sampleHead(), [sampleLine(), second]));
    await answer('cartStyles', packStyles([sampleStyle()]));
    await vi.waitFor(() => expect(sent('cartStyles')).toBe(2));
  });

  it('M2 has the styles beside the current one, and the picture of the next, there before they are asked for', async () => {
    const { answer, clock, page, fake } = await openWorkspace(
      { screen: 'style', place: samplePlace, articleId: 's-2', search: '?sort=-name' },
      buyerRights,
    );
    await answer('currentCart', null);
    const ahead = () =>
      fake.pending.flatMap(({ name, call }) => (name === 'styleDetail' ? [call.params?.articleId] : []));
    clock.increment(AHEAD_DELAY);
    expect(ahead()).toEqual(['s-2']);
    await answer('styleDetail', sampleStyle({ articleId: 's-2' }));
    clock.increment(AHEAD_DELAY - 1);
    expect(ahead()).toEqual([]);
    clock.increment(1);
    expect(ahead()).toEqual(['s-1']);
    expect(page.pictures).toEqual([expect.stringMatching(/^\/api\/v1\/pictures\/.+\/detail\.webp$/)]);
  });

  it('M5 opens a scanned style in its colour within the filters of the list', async () => {
    const { actor, answer, opened } = await openWorkspace(
      { screen: 'styles', place: samplePlace, search: '?sort=name' },
      buyerRights,
    );
    await answer('currentCart', null);
    const cell = { articleId: 's-1', articleColorId: 'k-2' };
    const route = {
      screen: 'style' as const,
      place: samplePlace,
      articleId: 's-1',
      search: '?sort=name&colour=k-2',
    };
    actor.send({ type: 'style.scanned', cell });
    actor.send({ type: 'route.changed', route });
    actor.send({ type: 'style.scanned', cell });
    actor.send({ type: 'style.scanned', cell: { ...cell, articleId: 's-2' } });
    expect(opened).toEqual([
      { route, replace: false },
      { route, replace: true },
      { route: { ...route, articleId: 's-2' }, replace: false },
    ]);
  });

  it('O1 stores what is typed before it checks', async () => {
    const { actor, answer, cart } = await openWorkspace(
      { screen: 'styles', place: samplePlace },
      buyerRights,
    );
    await answer('currentCart', sampleCart());
    cart()?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    actor.send({ type: 'route.changed', route: { screen: 'check', place: samplePlace } });
    expect(actor.getSnapshot().matches({ open: { check: 'settling' } })).toBe(true);
    await answer('changeLines', storedAnswer());
    expect(actor.getSnapshot().matches({ open: { check: 'reviewing' } })).toBe(true);
    await answer('cartStyles', packStyles([sampleStyle()]));
    await answer('validateCart', { version: 4, findings: [] });
    expect(workspaceChildren(actor.getSnapshot()).check?.getSnapshot().value).toBe('passed');
  });

  it('O2 tells cart and finalization of an approval', async () => {
    const { actor, answer } = await openWorkspace({ screen: 'check', place: samplePlace }, buyerRights);
    await answer('currentCart', sampleCart());
    await answer('validateCart', passed);
    const { approval, finalization } = workspaceChildren(actor.getSnapshot());
    expect(finalization?.getSnapshot().can({ type: 'finalization.requested' })).toBe(false);
    approval?.send({ type: 'approval.requested' });
    await answer('approveCart', sampleCart(approvedHead));
    expect(actor.getSnapshot().context.cart.head?.state).toBe('approved');
    expect(finalization?.getSnapshot().context.head.version).toBe(approvedHead.version);
    expect(approval?.getSnapshot().value).toBe('approved');
  });

  it('O3 completes nothing in preview', async () => {
    const { actor, answer } = await openWorkspace(
      { screen: 'check', place: samplePlace },
      managerRights,
      upcomingSampleSeason,
    );
    await answer('currentCart', sampleCart());
    const { approval, finalization } = workspaceChildren(actor.getSnapshot());
    expect(approval?.getSnapshot().can({ type: 'approval.requested' })).toBe(false);
    expect(finalization?.getSnapshot().can({ type: 'finalization.requested' })).toBe(false);
  });

  it('O4 knows the order that a cart of the place became last: by the season, then by the news', async () => {
    const season = sampleSeasonState({ orders: [{ orderId: 'o-1', orderNumber: '1', finalizedAt: 1 }] });
    const { actor, answer } = await openWorkspace(
      { screen: 'cart', place: samplePlace },
      buyerRights,
      season,
    );
    await answer('currentCart', null);
    expect(lastOrderOf(actor.getSnapshot())).toMatchObject({ orderId: 'o-1' });
    await answer('followCart', finalizedNews);
    expect(lastOrderOf(actor.getSnapshot())).toEqual(finalizedNews.cart?.order);
  });

  it('O4 knows of no order where none was written', async () => {
    const { actor, answer } = await openWorkspace({ screen: 'cart', place: samplePlace }, buyerRights);
    await answer('currentCart', null);
    expect(lastOrderOf(actor.getSnapshot())).toBeNull();
  });

  it('O3 has no cart to edit once the order stands, and still shows the order', async () => {
    const { actor, answer } = await openWorkspace({ screen: 'check', place: samplePlace }, managerRights);
    await answer('currentCart', sampleCart());
    await answer('validateCart', passed);
    const { finalization } = workspaceChildren(actor.getSnapshot());
    finalization?.send({ type: 'finalization.requested' });
    finalization?.send({ type: 'finalization.confirmed' });
    await answer('finalizeCart', { orderId: 'o-1', orderNumber: '900001', replayed: false });
    await answer('currentCart', null);
    expect(actor.getSnapshot().context.cart.head).toBeNull();
    expect(workspaceChildren(actor.getSnapshot()).finalization?.getSnapshot()).toMatchObject({
      value: 'finalized',
      context: { order: { orderNumber: '900001' } },
    });
  });

  it.each([
    ['approval', { type: 'approval.requested' }, 'approveCart'],
    ['finalization', { type: 'finalization.requested' }, 'finalizeCart'],
  ] as const)(
    'O2 reads a cart that changed under the %s anew, once, and acts on what it is now',
    async (id, event, call) => {
      const { actor, answer, fail, sent } = await openWorkspace(
        { screen: 'check', place: samplePlace },
        managerRights,
      );
      await answer('currentCart', sampleCart());
      await answer('validateCart', passed);
      const child = workspaceChildren(actor.getSnapshot())[id];
      const act = () => {
        child?.send(event as never);
        child?.send({ type: 'finalization.confirmed' } as never);
      };
      act();
      await fail(call, linesOutdated);
      await answer('currentCart', sampleCart(sampleHead({ version: 9 })));
      await answer('validateCart', { version: 9, findings: [] });
      await expect(sent('currentCart')).toBe(2);
      expect(child?.getSnapshot()).toMatchObject({ context: { head: { version: 9 } } });
      child?.send({ type: 'refusal.dismissed' });
      act();
      const again = await answer(call, call === 'approveCart' ? sampleCart(approvedNine) : finalizedOrder);
      expect(again.call.body).toEqual({ version: 9 });
    },
  );
});
