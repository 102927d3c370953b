import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate';
import { chartSuite } from '../../testing/index.ts';
import { type CameraEvent, cameraMachine } from './camera.machine.ts';

const started = {
  type: 'camera.started',
  cameras: [
    { id: 'a', label: 'Front' },
    { id: 'b', label: 'Back' },
  ],
  cameraId: 'a',
  canTorch: true,
} satisfies CameraEvent;

chartSuite(cameraMachine, {
  events: [
    started,
    { ...started, cameras: [{ id: 'a', label: '' }], canTorch: false },
    { type: 'camera.failed', problem: 'refused' },
    { type: 'code.seen', text: '4006381333931', at: 1000 },
    { type: 'code.seen', text: '4006381333931', at: 1100 },
    { type: 'code.seen', text: '4006381333932', at: 1100 },
    { type: 'camera.chosen', cameraId: 'b' },
    { type: 'torch.switched' },
    { type: 'camera.retried' },
  ],
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.cameraId,
    context.canTorch,
    context.torch,
    Object.values(context.sightings),
    context.problem,
  ],
  invariants: {
    'a lamp shines only where there is one': ({ context }) => !context.torch || context.canTorch,
    'what failed says why': (snapshot) => !snapshot.matches('failed') || snapshot.context.problem !== null,
    'what was read is a code': (snapshot) =>
      !snapshot.matches({ filming: { reading: 'found' } }) || snapshot.context.last === '4006381333931',
  },
});

describe('M5 a camera', () => {
  const open = () => {
    const read: string[] = [];
    const received: unknown[] = [];
    let live = 0;
    const clock = new SimulatedClock();
    const actor = createActor(
      cameraMachine.provide({
        actors: {
          film: fromCallback<{ type: string }, { cameraId: string | null }>(({ receive }) => {
            live += 1;
            receive((event) => received.push(event));
            return () => {
              live -= 1;
            };
          }),
        },
        actions: { tell: (_, { text }) => read.push(text) },
      }),
      { clock },
    ).start();
    return { actor, read, received, clock, live: () => live };
  };

  it('M5 tells each code once while it stays, and another at once', () => {
    const { actor, read, clock } = open();
    actor.send(started);
    for (let at = 0; at < 3000; at += 100) actor.send({ type: 'code.seen', text: '4006381333931', at });
    for (let at = 3000; at < 3300; at += 100) actor.send({ type: 'code.seen', text: '96385074', at });
    actor.send({ type: 'code.seen', text: '96385075', at: 3400 });
    actor.send({ type: 'code.seen', text: '96385075', at: 3500 });
    expect(read).toEqual(['4006381333931', '96385074']);
    expect(actor.getSnapshot().matches({ filming: { reading: 'found' } })).toBe(true);
    clock.increment(1600);
    expect(actor.getSnapshot().matches({ filming: { reading: 'waiting' } })).toBe(true);
  });

  it('M5 is stopped when another is chosen, when it fails and when the dialog closes', () => {
    const { actor, live } = open();
    actor.send(started);
    expect(live()).toBe(1);
    actor.send({ type: 'camera.chosen', cameraId: 'b' });
    expect(live()).toBe(1);
    actor.send({ type: 'camera.failed', problem: 'busy' });
    expect(live()).toBe(0);
    actor.send({ type: 'camera.retried' });
    expect(live()).toBe(1);
    actor.stop();
    expect(live()).toBe(0);
  });

  it('M5 turns its lamp on where it has one', () => {
    const { actor, received } = open();
    actor.send(started);
    actor.send({ type: 'torch.switched' });
    actor.send({ type: 'torch.switched' });
    expect(received).toEqual([
      { type: 'torch.turned', on: true },
      { type: 'torch.turned', on: false },
    ]);
  });
});
