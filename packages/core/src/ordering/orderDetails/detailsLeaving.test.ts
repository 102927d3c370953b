import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, sampleChoices, sampleHead, samplePlace, settle } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import { unsavedWork } from '../workspace/workspaceFacts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const openDetails = async () => {
  const page = await openSeasonPage(fakeBrowser());
  const { workspace } = orderingChildren(page.ordering.getSnapshot());
  if (!workspace) throw new Error('no season is open');
  const details = () => workspaceChildren(workspace.getSnapshot()).orderDetails;
  const show = async (screen: 'check' | 'styles') => {
    page.ordering.send({ type: 'route.changed', route: { screen, place: samplePlace } });
    await settle();
  };
  expect(details()).toBeUndefined();
  await show('check');
  const first = details();
  expect(first).toBeDefined();
  await show('styles');
  await show('check');
  expect(details()).toBe(first);
  await show('styles');
  first?.send({ type: 'orderDetails.opened', head: sampleHead() });
  await page.answer('deliveryChoices', sampleChoices);
  first?.send({ type: 'orderDetails.typed', change: { customerOrderNumber: 'PO 1' } });
  const unsaved = () => unsavedWork(workspace.getSnapshot());
  return { ...page, details, unsaved, workspace };
};

it('O9 N4: what is typed and not saved is asked about, kept while one stays, and gone when discarded', async () => {
  const { ordering, details, unsaved, pass } = await openDetails();
  details()?.send({ type: 'orderDetails.closed' });
  expect([ordering.getSnapshot().context.unsaved, unsaved()]).toEqual(['atRisk', 'details']);
  ordering.send({ type: 'route.changed', route: { screen: 'pos', rightEnv: 'preorder' } });
  await pass(1500);
  expect(ordering.getSnapshot().value).toEqual({ place: 'asking' });
  ordering.send({ type: 'leaving.cancelled' });
  expect(details()?.getSnapshot().context.typed.customerOrderNumber).toBe('PO 1');
  details()?.send({ type: 'orderDetails.discarded' });
  await settle();
  expect([ordering.getSnapshot().context.unsaved, unsaved()]).toEqual(['none', null]);
});

it('O9 O2: nothing is approved or finalized while something is typed and not saved', async () => {
  const { ordering, details, workspace, answer } = await openDetails();
  ordering.send({ type: 'route.changed', route: { screen: 'check', place: samplePlace } });
  await settle();
  const decides = () => {
    const { approval, finalization } = workspaceChildren(workspace.getSnapshot());
    approval?.send({ type: 'findings.changed', findings: [] });
    return [
      approval?.getSnapshot().can({ type: 'approval.requested' }),
      finalization?.getSnapshot().context.detailsUnsent,
    ];
  };
  expect(decides()).toEqual([false, true]);
  details()?.send({ type: 'orderDetails.discarded' });
  await settle();
  expect(decides()).toEqual([true, false]);
  details()?.send({ type: 'orderDetails.opened', head: sampleHead() });
  await answer('deliveryChoices', sampleChoices);
  details()?.send({ type: 'orderDetails.typed', change: { customerOrderNumber: 'PO 2' } });
  await settle();
  expect(decides()).toEqual([false, true]);
});
