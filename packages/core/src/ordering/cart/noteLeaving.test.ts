import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { fakeBrowser, sampleHead, samplePlace, settle } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';

const pos: OrderingRoute = { screen: 'pos', rightEnv: 'preorder' };
const cart: OrderingRoute = { screen: 'cart', place: samplePlace };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const openNote = async () => {
  const page = await openSeasonPage(fakeBrowser());
  const { ordering } = page;
  const { workspace } = orderingChildren(ordering.getSnapshot());
  const note = workspace && workspaceChildren(workspace.getSnapshot()).note;
  if (!note) throw new Error('the place has no note');
  note.send({ type: 'note.opened', head: sampleHead({ note: 'Before' }) });
  note.send({ type: 'note.typed', text: 'Call first' });
  return { ...page, ordering, note };
};

describe('N4 N2 a note that is typed and not stored', () => {
  it('N4 makes every way of leaving ask, and stays when one stays', async () => {
    const { ordering, note, pass } = await openNote();
    note.send({ type: 'note.closed' });
    expect(ordering.getSnapshot().context).toMatchObject({ atRisk: true, unsaved: 'note' });
    ordering.send({ type: 'route.changed', route: cart });
    expect(ordering.getSnapshot().value).toEqual({ place: 'staying' });
    ordering.send({ type: 'language.changed' });
    expect(note.getSnapshot().context.text).toBe('Call first');
    ordering.send({ type: 'route.changed', route: pos });
    await pass(1500);
    expect(ordering.getSnapshot().value).toEqual({ place: 'asking' });
    ordering.send({ type: 'leaving.cancelled' });
    expect(note.getSnapshot().context.text).toBe('Call first');
    ordering.send({ type: 'route.changed', route: pos });
    await pass(1500);
    ordering.send({ type: 'leaving.confirmed' });
    await settle();
    expect(ordering.getSnapshot().value).toBe('pos');
  });

  it('N4 asks no longer once it is as it was, or is discarded', async () => {
    const { ordering, note } = await openNote();
    note.send({ type: 'note.typed', text: ' Before\n' });
    expect(ordering.getSnapshot().context.atRisk).toBe(false);
    note.send({ type: 'note.typed', text: 'Call first' });
    expect(ordering.getSnapshot().context.atRisk).toBe(true);
    note.send({ type: 'note.discarded' });
    expect(ordering.getSnapshot().context.atRisk).toBe(false);
  });
});
