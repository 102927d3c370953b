import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { chartSuite } from '../../testing/index.ts';
import { screenCodeMachine } from './screenCode.machine.ts';

chartSuite(screenCodeMachine, {
  input: { screen: 'check' },
  events: [
    { type: 'code.loaded' },
    { type: 'code.lost' },
    { type: 'code.retried' },
    { type: 'page.woke' },
    { type: 'reload.requested' },
  ],
  invariants: {
    'it has come, is on its way, or can be tried again': (snapshot) =>
      snapshot.status === 'done' || snapshot.hasTag('pending') || snapshot.can({ type: 'code.retried' }),
  },
});

it('C7 loads the page anew on demand, where the code did not come', () => {
  const reload = vi.fn();
  const actor = createActor(screenCodeMachine.provide({ actions: { reload } }), {
    input: { screen: 'check' },
  }).start();
  actor.send({ type: 'reload.requested' });
  expect(reload).not.toHaveBeenCalled();
  actor.send({ type: 'code.lost' });
  actor.send({ type: 'reload.requested' });
  expect(reload).toHaveBeenCalledOnce();
});
