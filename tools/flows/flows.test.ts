import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromPromise, not, setup } from 'xstate';
import { allStates, readChart } from './chart.js';
import { differencesOf, filesFor, writeFiles } from './folder.js';
import { type Box, layOut } from './layout.js';

const machine = (events: { retry: string } = { retry: 'load.retried' }) =>
  setup({
    actors: { load: fromPromise(async () => 1) },
    guards: { isNew: () => true, isOn: (_, { screen }: { screen: string }) => screen === 'list' },
    actions: { remember: () => {} },
    delays: { patience: 500 },
  }).createMachine({
    id: 'loom',
    description: 'Weaving <one> thing',
    initial: 'loading',
    on: { 'loom.reset': '.loading' },
    states: {
      loading: {
        description: 'It is being fetched',
        tags: 'pending',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'weaving', guard: not('isNew'), actions: 'remember' },
          onError: 'failed',
        },
        after: { patience: 'failed', 2000: 'failed' },
      },
      failed: { tags: 'failed', on: { [events.retry]: 'loading', 'thread.cut': {} } },
      weaving: {
        type: 'parallel',
        onDone: 'over',
        states: {
          warp: {
            description:
              'The threads that run the whole length, which is a good deal wider than what they hold',
            initial: 'tight',
            states: { tight: { on: { 'warp.done': 'ready' } }, ready: { type: 'final' } },
          },
          weft: {
            initial: 'idle',
            states: {
              idle: { always: { guard: { type: 'isOn', params: { screen: 'list' } }, target: 'ready' } },
              ready: { type: 'final' },
            },
          },
        },
      },
      over: { type: 'final' },
    },
  });
const isWithin = (outer: Box, box: Box) =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const chart = (of = machine()) => readChart('powerLoom', 'weaving', of);

describe('a chart', () => {
  it('is read with all that moves it', () => {
    const said = allStates(chart().root).flatMap(({ transitions }) =>
      transitions.map(({ source, label, guard, targets, actions }) =>
        [source, label, guard, targets.join(), actions.join()].join(' · '),
      ),
    );
    expect(said).toEqual([
      'loom · loom.reset ·  · loom.loading · ',
      'loom.loading · load done · not isNew · loom.weaving · remember',
      'loom.loading · load failed ·  · loom.failed · ',
      'loom.loading · after 2000 ms ·  · loom.failed · ',
      'loom.loading · after patience (500 ms) ·  · loom.failed · ',
      'loom.failed · load.retried ·  · loom.loading · ',
      'loom.failed · thread.cut ·  ·  · ',
      'loom.weaving · finished ·  · loom.over · ',
      'loom.weaving.warp.tight · warp.done ·  · loom.weaving.warp.ready · ',
      'loom.weaving.weft.idle · at once · isOn list · loom.weaving.weft.ready · ',
    ]);
  });

  it('is laid out with each state inside of the one it belongs to, and none upon another', async () => {
    const { states, arrows, width, height } = await layOut(chart());
    expect(states).toHaveLength(allStates(chart().root).length);
    const boxOf = (id: string) => {
      const placed = states.find(({ state }) => state.id === id);
      if (!placed) throw new Error(`${id} has no box`);
      return placed.box;
    };
    for (const { state, box, contents } of states) {
      expect(box.width).toBeGreaterThanOrEqual(contents.width);
      const inner = state.states.map(({ id }) => boxOf(id));
      expect(inner.filter((each) => !isWithin(box, each))).toEqual([]);
      expect(inner.filter((each) => inner.some((other) => other !== each && touches(each, other)))).toEqual(
        [],
      );
    }
    for (const { x, y } of arrows.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });
});

describe('the folder of drawings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selvedge-flows-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is drawn the same each time', async () => {
    writeFiles(folder, await filesFor([chart()]));
    expect(differencesOf(folder, await filesFor([chart(machine())]))).toEqual([]);
  });

  it('says every state and event, in the drawing and beside it', async () => {
    const files = await filesFor([chart()]);
    const drawing = files.get('power-loom.svg') ?? '';
    const page = files.get('README.md') ?? '';
    expect(drawing).toContain('Weaving &lt;one&gt; thing');
    for (const { key } of allStates(chart().root)) expect(drawing).toContain(`>${key}<`);
    for (const said of ['load.retried', 'thread.cut is ignored', 'after 2000 ms', 'loom.reset → loading']) {
      expect(drawing).toContain(said);
    }
    expect(page).toContain('![Weaving <one> thing](power-loom.svg)');
    expect(page).toContain('| `weaving.weft.idle` | at once | isOn list | `weaving.weft.ready` |  |');
  });

  it('is out of date when a chart changes, is new or is gone', async () => {
    const files = await filesFor([chart()]);
    expect(differencesOf(join(folder, 'none'), files)).toEqual([
      'power-loom.svg is missing',
      'README.md is missing',
    ]);
    writeFiles(folder, files);
    const changed = await filesFor([chart(machine({ retry: 'load.repeated' }))]);
    expect(differencesOf(folder, changed)).toEqual([
      'power-loom.svg is out of date',
      'README.md is out of date',
    ]);

    const more = await filesFor([chart(), { ...chart(), name: 'handLoom' }]);
    expect(differencesOf(folder, more)).toEqual(['hand-loom.svg is missing', 'README.md is out of date']);

    writeFileSync(join(folder, 'gone.svg'), '');
    expect(differencesOf(folder, files)).toEqual(['gone.svg belongs to no chart']);
    writeFiles(folder, files);
    expect(differencesOf(folder, files)).toEqual([]);
  });
});
