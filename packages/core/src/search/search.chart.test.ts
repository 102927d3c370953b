import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import type { Language, SearchResult } from '../contract/index.ts';
import { ApiError, failure } from '../platform/api/failure.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  forbidden,
  networkLost,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import type { TrackedEvent } from '../tracking/trackingReport.ts';
import { hitOf } from './results.ts';
import { searchActors } from './search.actors.ts';
import { type SearchContext, searchMachine } from './search.machine.ts';
import { countsOf, groupsOf } from './search.selectors.ts';

const app: SearchResult = { type: 'dashboardTile', title: 'Linen guide', link: '/linen' };
const event: SearchResult = {
  type: 'event',
  title: 'Linen days',
  start: '2027-01-20T09:00:00Z',
  slug: 'e-1',
};
const article: SearchResult = {
  type: 'zendeskArticle',
  itemType: 'faq',
  title: 'Washing linen',
  url: 'faq/1',
};

const tour = {
  events: [
    { type: 'search.opened' },
    { type: 'search.closed' },
    { type: 'term.typed', term: ' ' },
    { type: 'term.typed', term: 'linen' },
    { type: 'term.typed', term: 'linen ' },
    { type: 'composition.started' },
    { type: 'composition.ended', term: '' },
    { type: 'composition.ended', term: 'リネン' },
    { type: 'filter.toggled', filter: 'apps' },
    { type: 'filter.toggled', filter: 'contacts' },
    { type: 'search.retried' },
    { type: 'page.woke' },
    { type: 'result.chosen', kind: 'apps', apart: false },
    { type: 'result.chosen', kind: 'apps', apart: true },
    { type: 'language.changed', language: 'de' as Language },
    { type: 'route.changed', route: { screen: 'imprint' } },
  ],
  /** Waking searches again what no answer came to, and nothing that was refused. */
  failures: { findResults: [networkLost, forbidden] },
};
const place = { area: 'https://self.test/', utcOffset: () => 60 };
const hits = [app, event, article].map((result) => hitOf(result, place));

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SearchContext;
const calls = (snapshot: AnyMachineSnapshot) =>
  Object.keys(snapshot.children).filter((id) => id === 'findResults').length;

chartSuite(searchMachine, {
  ...tour,
  answers: { findResults: [hits, hits.slice(1), []] },
  invariants: {
    'G1 a call runs exactly while results are awaited': (snapshot) =>
      calls(snapshot) === (snapshot.matches({ open: { asked: 'searching' } }) ? 1 : 0),
    'G1 nothing is searched for without a term': (snapshot) =>
      !snapshot.matches({ open: 'asked' }) || contextOf(snapshot).term.trim() !== '',
    'G1 a closed dialog keeps nothing': (snapshot) =>
      !snapshot.matches('closed') ||
      JSON.stringify(snapshot.context) ===
        JSON.stringify({ term: '', hits: [], filter: null, failure: null }),
    'G2 a filter is set only while results are awaited or of its kind': (snapshot) => {
      const context = contextOf(snapshot);
      if (!snapshot.matches({ open: { asked: 'results' } })) return true;
      return context.filter === null || countsOf(context)[context.filter] > 0;
    },
    'G1 results are shown exactly where there are some': (snapshot) =>
      snapshot.matches({ open: { asked: 'results' } }) === contextOf(snapshot).hits.length > 0,
    'G1 a failure is known exactly where one is shown': (snapshot) =>
      snapshot.hasTag('failed') === (contextOf(snapshot).failure !== null),
  },
});

const machineOn = (api: Parameters<typeof fakeOverlaysDependencies>[0]) => {
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(api, page);
  const machine = searchMachine.provide({
    actors: { ...searchActors(dependencies), watchPortal: watchPortal(dependencies.portal) },
  });
  return { dependencies, machine, page };
};

const results = (output: unknown) =>
  [app, event, article].filter(({ title }) =>
    (output as { title: string }[]).some((hit) => hit.title === title),
  );

wiringSuite(searchMachine, {
  tour: { ...tour, answers: { findResults: [hits, hits.slice(1), []] } },
  machine: (api) => machineOn(api).machine,
  doing: {
    answers: {
      findResults: (output, { fake }) => {
        expect(fake.pending).toHaveLength(1);
        fake.pending[0]?.answer(results(output));
      },
    },
  },
});

const begin = () => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const tracked: TrackedEvent[] = [];
  const { dependencies, machine, page } = machineOn(fake.api);
  const actor = createActor(
    machine.provide({ actions: { track: (_, { event: happened }) => tracked.push(happened) } }),
    { clock },
  ).start();
  actor.send({ type: 'search.opened' });
  const type = (term: string) => actor.send({ type: 'term.typed', term });
  const asked = () => fake.pending.map(({ call }) => call.query?.query);
  return { actor, clock, fake, type, asked, tracked, dependencies, page };
};

describe('searching', () => {
  it('G1 asks 200 ms after typing stops, once, for all kinds', () => {
    const { clock, fake, type, asked } = begin();
    type('l');
    clock.increment(199);
    type('linen');
    clock.increment(199);
    expect(fake.sent).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['linen']);
    expect(fake.pending[0]?.call.query).toEqual({ query: 'linen' });
  });

  it('G1 a search that failed offline goes on once when the page wakes; one that was refused does not', async () => {
    const { actor, clock, fake, type, page } = begin();
    type('linen');
    clock.increment(200);
    fake.pending[0]?.fail(new ApiError(failure({ kind: 'network' })));
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(fake.pending).toHaveLength(0);
    page.wake();
    expect(fake.pending).toHaveLength(1);
    fake.pending[0]?.answer([app]);
    await settle();
    page.wake();
    expect(fake.sent).toHaveLength(2);
    type('linen dress');
    clock.increment(200);
    fake.pending[0]?.fail(new ApiError(failure({ kind: 'refused', status: 500 })));
    await settle();
    page.wake();
    expect(fake.sent).toHaveLength(3);
  });

  it('G1 HZ30 a newer term gives the older call up, and a late answer changes nothing', async () => {
    const { actor, clock, fake, type, asked } = begin();
    type('linen');
    clock.increment(200);
    const late = fake.pending[0];
    type('wool');
    expect(fake.pending).toEqual([]);
    clock.increment(200);
    expect(asked()).toEqual(['wool']);
    late?.answer([app]);
    await settle();
    expect(actor.getSnapshot().matches({ open: { asked: 'searching' } })).toBe(true);
    fake.pending[0]?.answer([event]);
    await settle();
    expect(actor.getSnapshot().context.hits.map(({ title }) => title)).toEqual(['Linen days']);
  });

  it('G1 HZ30 clearing the box, blanks alone and closing give the call up and ask nothing', () => {
    for (const end of ['', ' \t ', null]) {
      const { actor, clock, fake, type } = begin();
      type('linen');
      clock.increment(200);
      if (end === null) actor.send({ type: 'search.closed' });
      else type(end);
      clock.increment(1_000);
      expect([fake.pending, fake.sent]).toEqual([[], ['search']]);
    }
  });

  it('G1 HZ30 a word that an input method puts together is not searched for before it is done', () => {
    const { actor, clock, fake, type, asked } = begin();
    actor.send({ type: 'composition.started' });
    type('り');
    clock.increment(1_000);
    expect(fake.sent).toEqual([]);
    actor.send({ type: 'composition.ended', term: 'リネン' });
    clock.increment(200);
    expect(asked()).toEqual(['リネン']);
  });

  it('G1 asks for no more than 200 characters, and not again for a blank more', async () => {
    const { actor, clock, fake, type, asked } = begin();
    type(`${'a'.repeat(199)}😀 and more`);
    clock.increment(200);
    expect(asked()).toEqual(['a'.repeat(199)]);
    type('linen');
    clock.increment(200);
    fake.pending[0]?.answer([app]);
    await settle();
    type('linen ');
    clock.increment(1_000);
    expect(fake.sent).toHaveLength(2);
    expect(actor.getSnapshot().context.hits).toHaveLength(1);
  });

  it('G1 J1 another language searches again, and keeps the filter while its kind is found', async () => {
    const { actor, clock, fake, type, dependencies } = begin();
    type('linen');
    clock.increment(200);
    fake.pending[0]?.answer([app, event]);
    await settle();
    actor.send({ type: 'filter.toggled', filter: 'events' });
    dependencies.tell({ language: 'de' });
    expect(fake.pending).toHaveLength(1);
    fake.pending[0]?.answer([event]);
    await settle();
    expect(actor.getSnapshot().context.filter).toBe('events');
    dependencies.tell({ language: 'en' });
    fake.pending[0]?.answer([app]);
    await settle();
    expect(actor.getSnapshot().context.filter).toBeNull();
  });

  it('G2 G3 the filter narrows what is there with no further call; choosing it again clears it', async () => {
    const { actor, clock, fake, type } = begin();
    type('linen');
    clock.increment(200);
    fake.pending[0]?.answer([article, event, app]);
    await settle();
    const shown = () => groupsOf(actor.getSnapshot().context).map(({ kind }) => kind);
    expect(shown()).toEqual(['apps', 'events', 'faq']);
    expect(countsOf(actor.getSnapshot().context)).toEqual({
      apps: 1,
      formsManuals: 0,
      events: 1,
      contacts: 0,
      faq: 1,
    });
    expect(actor.getSnapshot().can({ type: 'filter.toggled', filter: 'contacts' })).toBe(false);
    actor.send({ type: 'filter.toggled', filter: 'faq' });
    expect(shown()).toEqual(['faq']);
    actor.send({ type: 'filter.toggled', filter: 'faq' });
    expect(shown()).toEqual(['apps', 'events', 'faq']);
    expect(fake.sent).toHaveLength(1);
  });

  it('G5 the icon and a chosen result are tracked, by kind, never what was typed', async () => {
    const { actor, clock, fake, type, tracked } = begin();
    actor.send({ type: 'search.opened' });
    type('secret plan');
    clock.increment(200);
    fake.pending[0]?.answer([event]);
    await settle();
    actor.send({ type: 'result.chosen', kind: 'events', apart: true });
    expect(actor.getSnapshot().matches({ open: { asked: 'results' } })).toBe(true);
    actor.send({ type: 'result.chosen', kind: 'events', apart: false });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(tracked).toEqual([
      { action: 'searchIcon', name: null },
      { action: 'searchResult', name: 'events' },
      { action: 'searchResult', name: 'events' },
    ]);
    expect(JSON.stringify(tracked)).not.toContain('secret');
  });
});
