import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { lateCode } from '../lateCode.ts';
import { lateChart, lateCharts } from './lateChart.ts';
import { assertProvided, service } from './service.ts';

const counter = setup({
  types: { context: {} as { count: number }, input: {} as { from: number }, events: {} as { type: 'add' } },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  on: { add: { actions: ({ context }) => void context.count++ } },
});

const unfinished = setup({ actors: { read: service<string>() } }).createMachine({
  id: 'unfinished',
  initial: 'reading',
  states: { reading: { invoke: { src: 'read' } } },
});

const parent = setup({ actors: { counter: lateChart<typeof counter>() } }).createMachine({
  id: 'parent',
  initial: 'waiting',
  states: {
    waiting: { on: { go: 'counting' } },
    counting: { invoke: { id: 'counter', src: 'counter', input: { from: 3 } } },
  },
});

it('is left unprovided like a service', () => {
  expect(() => assertProvided(parent)).toThrow('Actors left unprovided: parent.counter');
});

it('runs as the chart itself once its code is there', async () => {
  const code = lateCode(async () => (by: number) => {
    expect(by).toBe(7);
    return { counter };
  });
  const logic = parent.provide({ actors: lateCharts(code, 7, ['counter']) });
  assertProvided(logic);
  await code.fetch();
  const actor = createActor(logic).start();
  actor.send({ type: 'go' });
  const child = actor.getSnapshot().children.counter;
  child?.send({ type: 'add' });
  expect(child?.getSnapshot()).toMatchObject({ status: 'active', context: { count: 4 } });
  expect(child?.getSnapshot().machine.id).toBe('counter');
});

it('tells what was forgotten: to load its code, or to provide one of its services', async () => {
  const code = lateCode(async () => () => ({ unfinished }));
  const { unfinished: chart } = lateCharts(code, null, ['unfinished']);
  const fault = () => createActor(chart).getSnapshot();
  expect(fault()).toMatchObject({
    status: 'error',
    error: { message: 'the code of unfinished is not loaded yet' },
  });
  await code.fetch();
  expect(fault()).toMatchObject({
    status: 'error',
    error: { message: 'Actors left unprovided: unfinished.read' },
  });
});
