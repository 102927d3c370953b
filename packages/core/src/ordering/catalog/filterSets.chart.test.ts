import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chartSuite, createFakeApi, serverDown, settle, wiringSuite } from '../../testing/index.ts';
import { filterSetsActors } from './filterSets.actors.ts';
import { filterSetsMachine } from './filterSets.machine.ts';

const autumn = { filterSetId: 'f-1', name: 'Autumn', search: '?gender=men' };
const saved = { type: 'filterSet.saved' as const, name: 'Autumn', search: '?gender=men' };

const tour = {
  input: { rightEnv: 'preorder' },
  events: [
    saved,
    { ...saved, search: '' },
    { type: 'filterSet.renamed', filterSetId: 'f-1', name: 'Winter' },
    { type: 'filterSet.removed', filterSetId: 'f-1' },
    { type: 'filterSets.retried' },
    { type: 'failure.dismissed' },
  ],
  answers: { loadSets: [[autumn]], changeSets: [[autumn], []] },
};

chartSuite(filterSetsMachine, {
  ...tour,
  invariants: {
    'what is asked for is known while it is sent or refused': (snapshot) =>
      !(snapshot.matches('changing') || snapshot.matches('refused')) || snapshot.context.pending !== null,
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(filterSetsMachine, {
  tour,
  machine: (api) => filterSetsMachine.provide({ actors: filterSetsActors(api) }),
});

describe('saved filter sets', () => {
  const ready = async () => {
    const fake = createFakeApi();
    const actor = createActor(filterSetsMachine.provide({ actors: filterSetsActors(fake.api) }), {
      input: { rightEnv: 'preorder' },
    }).start();
    fake.pending[0]?.answer([]);
    await settle();
    return { fake, actor };
  };

  it('M1 keeps what was asked when saving fails, and sends it again', async () => {
    const { fake, actor } = await ready();
    actor.send(saved);
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { sets: [] } });
    actor.send({ type: 'filterSets.retried' });
    expect(fake.pending[0]?.call.body).toEqual({ name: 'Autumn', search: '?gender=men' });
    fake.pending[0]?.answer([autumn]);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ sets: [autumn], pending: null, failure: null });
  });

  it('M1 renames by id, and keeps the name that was asked for when that is refused', async () => {
    const { fake, actor } = await ready();
    actor.send({ type: 'filterSet.renamed', filterSetId: 'f-1', name: 'Winter' });
    expect(fake.pending[0]).toMatchObject({ name: 'renameFilterSet', call: { body: { name: 'Winter' } } });
    expect(fake.pending[0]?.address).toContain('/filter-sets/f-1');
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { pending: { kind: 'rename', filterSetId: 'f-1', name: 'Winter' } },
    });
  });

  it('M1 removes by id', async () => {
    const { fake, actor } = await ready();
    actor.send({ type: 'filterSet.removed', filterSetId: 'f-1' });
    expect(fake.pending[0]?.name).toBe('removeFilterSet');
    expect(fake.pending[0]?.address).toContain('/filter-sets/f-1');
  });
});
