import { expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  chartSuite,
  compareTour,
  createFakeApi,
  fakeOrderingDependencies,
  samplePlace,
} from '../../../testing/index.ts';
import { comparePart } from './compare.actors.ts';
import { compareMachine } from './compare.machine.ts';
import { MOST_COMPARED } from './mostCompared.ts';

const contextOf = (snapshot: { context: unknown }) =>
  (snapshot as SnapshotFrom<typeof compareMachine>).context;

chartSuite(compareMachine, {
  ...compareTour,
  contextKey: ({ context }) => [context.articleIds, context.isShown],
  invariants: {
    'M1 at most six styles are compared, each once': (snapshot) => {
      const { articleIds } = contextOf(snapshot);
      return articleIds.length <= MOST_COMPARED && new Set(articleIds).size === articleIds.length;
    },
    'M1 styles are side by side exactly when the address says so': (snapshot) =>
      snapshot.matches('comparing') === contextOf(snapshot).isShown,
    'M1 there is one style at least where styles are side by side': (snapshot) =>
      !snapshot.matches('comparing') || contextOf(snapshot).articleIds.length > 0,
    'M1 the list keeps its own part of the address': (snapshot) =>
      !contextOf(snapshot).search.includes('compare='),
  },
});

/** The chart of a season whose list was opened with a search, and the addresses that it has shown. */
const open = (search: string) => {
  const shown: unknown[] = [];
  const dependencies = fakeOrderingDependencies(createFakeApi().api);
  const actor = createActor(comparePart({ ...dependencies, showRoute: (route) => shown.push(route) }), {
    input: { place: samplePlace, search },
  }).start();
  const toggle = (...ids: readonly string[]) => {
    for (const articleId of ids) actor.send({ type: 'compare.toggled', articleId });
  };
  return { actor, shown, toggle, ids: () => actor.getSnapshot().context.articleIds };
};

it('M1 a link opens the styles it names side by side, and removing one changes the address', () => {
  const { actor, shown, toggle, ids } = open('?sort=name&compare=s-1&compare=s-2&compare=s-1');
  expect(actor.getSnapshot().value).toBe('comparing');
  expect(ids()).toEqual(['s-1', 's-2']);
  toggle('s-1');
  expect(shown).toEqual([{ screen: 'styles', place: samplePlace, search: '?sort=name&compare=s-2' }]);
  expect(actor.getSnapshot().value).toBe('comparing');
  toggle('s-2');
  expect(shown.at(-1)).toEqual({ screen: 'styles', place: samplePlace, search: '?sort=name' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

it('M1 closing leads back to the list with its filters, and the choice stays', () => {
  const { actor, shown, ids } = open('?q=shirt&compare=s-1&compare=s-2');
  actor.send({ type: 'compare.closed' });
  expect(shown).toEqual([{ screen: 'styles', place: samplePlace, search: '?q=shirt' }]);
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(ids()).toEqual(['s-1', 's-2']);
  actor.send({ type: 'search.shown', search: '?q=shirt' });
  expect(ids()).toEqual(['s-1', 's-2']);
});

it('M1 a seventh style is refused aloud, until one of the six goes', () => {
  const { actor, toggle, ids } = open('');
  toggle('s-1', 's-2', 's-3', 's-4', 's-5', 's-6');
  expect(actor.getSnapshot().value).toEqual({ full: 'silent' });
  toggle('s-7');
  expect(actor.getSnapshot().value).toEqual({ full: 'refusing' });
  expect(ids()).toHaveLength(MOST_COMPARED);
  toggle('s-1');
  expect(actor.getSnapshot().value).toBe('choosing');
  toggle('s-7');
  expect(ids()).toEqual(['s-2', 's-3', 's-4', 's-5', 's-6', 's-7']);
});
