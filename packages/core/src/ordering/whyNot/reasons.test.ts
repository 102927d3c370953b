import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from '../../testing/transitions.ts';
import * as ordering from '../index.ts';
import { conditionNames, isConditionName } from './reasons.ts';

/** What no control stands for: told by other charts and the page, or a gesture that means nothing where it stands. */
const withoutControl: Readonly<Record<string, readonly string[]>> = {
  'the draft keeper, the page and the address tell': [
    'draft.kept',
    'draft.found',
    'note.found',
    'page.hidden',
    'route.changed',
    'signOut.wished',
    'cart.changed',
    'cart.moved',
    'news.came',
    'calls.resumed',
    'approval.outdated',
    'cart.statusChanged',
    'cart.turned',
    'review.statusChanged',
    'line.shared',
  ],
  'a camera sees': ['code.seen'],
  'it is asked again by itself, or by a button that is there as long as it can be done': ['search.retried'],
  'the field says what is wrong with what is typed': ['orderDetails.saved'],
  'a watch of the cart tells': ['styles.missing'],
  'the end of a maintenance tells; its control is there only where something failed': ['reading.retried'],
  'what is chosen already is chosen again': ['camera.chosen', 'colour.chosen'],
  'the focus moves on the sheet': ['cell.entered', 'range.extended', 'cell.visited'],
  'what is offered is there as long as it can be done': [
    'compare.toggled',
    'conflict.decided',
    'draft.discarded',
    'follow.switched',
    'given.added',
    'lock.opened',
    'given.left',
    'given.replaced',
    'list.reopened',
    'scan.edited',
    'scan.taken',
    'sheet.chosen',
    'sheet.entered',
    'style.chosen',
    'torch.switched',
  ],
};
/** Said where a chart knows no such event, and by the palette of screens that are not open. */
const ofNoGuard = ['isIdle', 'isPossible', 'holdsView'];

const silent = new Set(Object.values(withoutControl).flat());

const isChart = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** A chart with those it invokes, whatever else is exported. */
const withinOf = (chart: AnyStateMachine): AnyStateMachine[] => [
  chart,
  ...Object.values(chart.implementations.actors).filter(isChart).flatMap(withinOf),
];
const charts = [...new Set(Object.values<unknown>(ordering).filter(isChart).flatMap(withinOf))];

const namesIn = (guard: unknown): string[] => {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards))
    return guard.guards.flatMap(namesIn);
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)];
  return ['without a name'];
};

/** Events that a state may refuse: every transition for them is guarded. */
const refusable = (chart: AnyStateMachine) =>
  nodesOf(chart.root).flatMap((node: AnyStateNode) =>
    [...node.transitions.entries()]
      .filter(([type, ways]) => !type.startsWith('xstate.') && ways.every(({ guard }) => guard !== undefined))
      .map(([type, ways]) => ({ chart: chart.id, type, names: ways.flatMap(({ guard }) => namesIn(guard)) })),
  );

const asked = charts.flatMap(refusable).filter(({ type }) => !silent.has(type));

describe('the conditions of ordering', () => {
  it('K2 are all in the table of who can change them, when and where', () => {
    expect(charts.length).toBeGreaterThan(30);
    const unknown = asked.flatMap(({ chart, type, names }) =>
      names.filter((name) => !isConditionName(name)).map((name) => `${chart} · ${type}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('K2 leave no event out that a control stands for', () => {
    const types = new Set(charts.flatMap(refusable).map(({ type }) => type));
    expect([...silent].filter((type) => !types.has(type))).toEqual([]);
  });

  it('are each of some chart, or said of a state', () => {
    const used = new Set([...asked.flatMap(({ names }) => names), ...ofNoGuard]);
    const tags = charts.flatMap((chart) => nodesOf(chart.root).flatMap(({ tags }) => tags));
    for (const tag of tags) if (tag.startsWith('lacks ')) used.add(tag.slice('lacks '.length));
    expect(conditionNames.filter((name) => !used.has(name))).toEqual([]);
  });
});
