import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createFakeApi, fakeBrowser, fakeOverlaysDependencies, settle } from '../testing/index.ts';
import { keptWorkLogic } from './keptWork.actors.ts';

const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'ada', email: 'a@lind.test' };
const draftOf = (season: string) => `selvedge.draft.ada/preorder/c-1/${season}/1/main/p1`;
const draft = (quantities: number) =>
  JSON.stringify({
    format: 1,
    at: 1,
    cartId: null,
    cells: Array.from({ length: quantities }, (_, at) => [`v-${at}`, '5', 0, []]),
  });

/** Logs out while two seasons have quantities on the device, so that the question is open. */
async function asked() {
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(createFakeApi().api, page);
  const agreed: string[] = [];
  const logic = keptWorkLogic({
    ...dependencies,
    portal: { ...dependencies.portal, profile: () => profile },
  }).provide({ actions: { agree: () => agreed.push('agreed') } });
  page.local.set(draftOf('SS27'), draft(3));
  page.local.set(draftOf('FW27'), draft(1));
  const clock = new SimulatedClock();
  const actor = createActor(logic, { clock }).start();
  actor.send({ type: 'logout.wished' });
  await settle();
  expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
  const pass = async () => {
    clock.increment(1_000);
    await settle();
  };
  const counts = () =>
    actor.getSnapshot().context.seasons.map(({ season, quantities }) => [season, quantities]);
  return { page, actor, agreed, pass, counts };
}

it('A12 the question says what is left while the rest is stored, and logging out goes on when all of it is', async () => {
  const { page, actor, agreed, pass, counts } = await asked();
  expect(counts()).toEqual(
    expect.arrayContaining([
      ['SS27', 3],
      ['FW27', 1],
    ]),
  );
  page.local.delete(draftOf('SS27'));
  await pass();
  expect(counts()).toEqual([['FW27', 1]]);
  expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
  expect(agreed).toEqual([]);
  page.local.delete(draftOf('FW27'));
  await pass();
  expect(actor.getSnapshot().hasTag('dialog')).toBe(false);
  expect(agreed).toEqual(['agreed']);
});

it('A12 the question stays while nothing is stored, and an answer still counts', async () => {
  const { page, actor, agreed, pass } = await asked();
  for (let second = 0; second < 5; second += 1) await pass();
  expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
  actor.send({ type: 'work.removed' });
  expect(agreed).toEqual(['agreed']);
  expect(page.local.get(draftOf('SS27'))).toBeUndefined();
});
