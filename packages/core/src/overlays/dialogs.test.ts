import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  samplePortalFacts,
  settle,
} from '../testing/index.ts';
import { overlaysLogic } from './index.ts';

const start = async () => {
  const { api } = createFakeApi();
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(api, page);
  const logic = overlaysLogic(dependencies);
  const actor = createActor(logic, {
    input: { facts: samplePortalFacts() },
    clock: new SimulatedClock(),
  }).start();
  await settle();
  const holds = () => actor.getSnapshot().children.ticker?.getSnapshot().context.holds;
  return { actor, dependencies, holds };
};

describe('dialogs of the overlays', () => {
  it('F2 the ticker pauses while the search is open', async () => {
    const { actor, holds } = await start();
    actor.getSnapshot().children.consent?.send({ type: 'consent.declined' });
    await settle();
    expect(holds()).toEqual([]);
    actor.send({ type: 'search.opened' });
    expect(holds()).toEqual(['dialogs']);
    actor.getSnapshot().children.search?.send({ type: 'search.closed' });
    expect(holds()).toEqual([]);
  });

  it('F2 the ticker pauses while it is asked for consent', async () => {
    const { actor, holds } = await start();
    expect(actor.getSnapshot().children.consent?.getSnapshot().hasTag('asking')).toBe(true);
    expect(holds()).toEqual(['dialogs']);
    actor.getSnapshot().children.consent?.send({ type: 'consent.accepted' });
    await settle();
    expect(holds()).toEqual([]);
  });

  it('F2 a ticker that comes while a dialog is open begins paused', async () => {
    const { actor, holds, dependencies } = await start();
    dependencies.tell({ isSignedIn: false });
    await settle();
    expect(holds()).toBeUndefined();
    actor.getSnapshot().children.consent?.send({ type: 'consent.reopened' });
    dependencies.tell({ isSignedIn: true });
    await settle();
    expect(holds()).toEqual(['dialogs']);
  });

  it('F2 a search that was open when its user left holds no later ticker', async () => {
    const { actor, holds, dependencies } = await start();
    actor.getSnapshot().children.consent?.send({ type: 'consent.declined' });
    actor.send({ type: 'search.opened' });
    dependencies.tell({ isSignedIn: false });
    dependencies.tell({ isSignedIn: true });
    await settle();
    expect(holds()).toEqual([]);
  });

  it('F2 a ticker that comes later knows which page is shown', async () => {
    const { actor, dependencies } = await start();
    dependencies.tell({ isSignedIn: false });
    dependencies.tell({ route: { screen: 'imprint' } });
    dependencies.tell({ isSignedIn: true });
    await settle();
    expect(actor.getSnapshot().children.ticker?.getSnapshot().value).toMatchObject({ bar: 'elsewhere' });
  });
});
