import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { and, createActor, fromPromise, type InspectionEvent, not, or, setup } from 'xstate';
import { compositionOf, guardNamed } from './composition.ts';
import { activeNodes, isChartSnapshot, parentOf, transitionsTaken } from './internals.ts';

const load = fromPromise(async () => 'loaded');
const child = setup({ actors: { load } }).createMachine({
  id: 'child',
  initial: 'loading',
  states: { loading: { invoke: { id: 'load', src: 'load' } } },
});
const parent = setup({
  actors: { child },
  guards: { isWarm: () => true, isMild: and(['isWarm', not('isWarm')]) },
}).createMachine({
  id: 'parent',
  initial: 'shut',
  states: {
    shut: { on: { opened: { guard: 'isWarm', target: 'open' } } },
    open: { invoke: { id: 'child', src: 'child' } },
  },
});

describe('what is relied on in XState', () => {
  it('tells the active states, the transitions taken, the parent of an actor', () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(parent, { inspect: (event) => seen.push(event) }).start();
    actor.send({ type: 'opened' });
    const snapshot = actor.getSnapshot();
    expect(activeNodes(snapshot).map(({ id }) => id)).toEqual(['parent', 'parent.open']);
    expect(isChartSnapshot(snapshot)).toBe(true);
    expect(isChartSnapshot({ value: 'open' })).toBe(false);
    expect(seen.flatMap(transitionsTaken).map(({ eventType }) => eventType)).toContain('opened');
    const { child: invoked } = snapshot.children;
    expect(invoked && parentOf(invoked)).toBe(actor);
    expect(parentOf(actor)).toBeUndefined();
  });

  it('tells what a guard is made of, and what a name stands for', () => {
    expect(compositionOf(and(['a', 'b']))).toEqual({ kind: 'and', parts: ['a', 'b'] });
    expect(compositionOf(or(['a']))).toEqual({ kind: 'or', parts: ['a'] });
    expect(compositionOf(not('a'))).toEqual({ kind: 'not', parts: ['a'] });
    expect(compositionOf('a')).toBeNull();
    expect(compositionOf(() => true)).toBeNull();
    const snapshot = createActor(parent).getSnapshot();
    expect(typeof guardNamed(snapshot, 'isWarm')).toBe('function');
    expect(compositionOf(guardNamed(snapshot, 'isMild'))?.kind).toBe('and');
  });
});

it('what XState keeps to itself is read in one file of the core', () => {
  const root = resolve(import.meta.dirname, '../..');
  const readers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /\b_(parent|nodes|transitions)\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(readers).toEqual(['platform/actors/internals.ts']);
});
