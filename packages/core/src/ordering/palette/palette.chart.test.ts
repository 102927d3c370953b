import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { findIn } from '../../finds/finds.actors.ts';
import { chartSuite, createFakeApi, partialFinds, sampleFinds, wiringSuite } from '../../testing/index.ts';
import { paletteMachine } from './palette.machine.ts';

const tour = {
  events: [
    { type: 'palette.opened', rightEnv: 'preorder' as const },
    { type: 'palette.closed' },
    { type: 'term.typed', term: 'l' },
    { type: 'term.typed', term: 'lin' },
    { type: 'search.retried' },
  ],
  answers: { find: [sampleFinds, partialFinds] },
};
const contextOf = (snapshot: { context: unknown }) =>
  (snapshot as SnapshotFrom<typeof paletteMachine>).context;

chartSuite(paletteMachine, {
  ...tour,
  invariants: {
    'M1 what is shown was found for the term': (snapshot) =>
      contextOf(snapshot).finds === null || contextOf(snapshot).term === 'lin',
    'M1 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.matches('closed') ||
      snapshot.hasTag('failed') === (contextOf(snapshot).failure !== null) ||
      snapshot.hasTag('pending'),
  },
});

const provided = (api: Parameters<typeof findIn>[0]) =>
  paletteMachine.provide({ actors: { find: findIn(api) } });

wiringSuite(paletteMachine, { tour, machine: provided });

describe('the palette', () => {
  it('L1 forgets what was typed once it is closed', () => {
    const actor = createActor(provided(createFakeApi().api)).start();
    actor.send({ type: 'palette.opened', rightEnv: 'preorder' });
    actor.send({ type: 'term.typed', term: 'x'.repeat(500) });
    expect(actor.getSnapshot().context.term).toHaveLength(100);
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened', rightEnv: 'postorder' });
    expect(actor.getSnapshot().context).toMatchObject({ term: '', rightEnv: 'postorder' });
  });
});
