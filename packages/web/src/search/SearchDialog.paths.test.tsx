import type { SearchResult } from '@selvedge/core/contract';
import { overlaysLogic, type searchMachine } from '@selvedge/core/overlays';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  serverDown,
  settle,
} from '@selvedge/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { SearchDialog } from './SearchDialog.tsx';

const results: SearchResult[] = [
  { type: 'dashboardTile', title: 'Linen guide', description: 'All about Leinen', link: '/linen' },
  { type: 'formsManuals', title: 'Linen returns', slug: 'returns', documentType: 'form', fileId: 'f-1' },
  { type: 'event', title: 'Linen days', start: '2027-01-20T09:00:00Z', slug: 'e-1' },
  { type: 'zendeskArticle', itemType: 'faq', title: 'Washing linen', url: 'faq/1' },
];
const [app] = results;

type SearchRef = ActorRefFrom<typeof searchMachine>;
type Api = ReturnType<typeof createFakeApi>['api'];

/** The chart with its real services. */
const machineOn = (api: Api) => {
  const dependencies = fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/'));
  return overlaysLogic(dependencies).implementations.actors.search as typeof searchMachine;
};

const dialog = () => screen.getByRole('dialog', { name: 'Search self-service' });
const box = () => within(dialog()).getByRole<HTMLInputElement>('searchbox', { name: 'Search self-service' });
const filter = (name: RegExp) => within(dialog()).getByRole('button', { name });
const said = () => within(dialog()).getByRole('status').textContent;
const areOff = (...names: RegExp[]) => {
  for (const name of names) expect(filter(name)).toHaveAttribute('aria-disabled', 'true');
};
const all = [/^Apps/, /^Forms & Manuals/, /^Events/, /^Contacts/, /^FAQ/];

const awaits = () => {
  areOff(...all);
  expect(dialog().querySelector('[aria-busy=true]')).not.toBeNull();
  expect(within(dialog()).queryAllByRole('link')).toEqual([]);
  expect(said()).toBe('Searching');
};
const slowly = /This seems to take longer than usual/;

screenTour('G1 G2 G3 the search, on the screen', {
  chart: machineOn(createFakeApi().api),
  pictures: {
    nothing: { closed: 'the dialog is not open' },
    sameAs: { 'open.asked.searching.quick': ['open.waiting', 'results that are awaited do not flicker'] },
  },
  tour: {
    events: [
      { type: 'search.opened' },
      { type: 'search.closed' },
      { type: 'term.typed', term: '' },
      { type: 'term.typed', term: 'linen' },
      { type: 'composition.started' },
      { type: 'composition.ended', term: 'wool' },
      { type: 'filter.toggled', filter: 'apps' },
      { type: 'search.retried' },
      { type: 'page.woke' },
      { type: 'result.chosen', kind: 'apps', apart: false },
      { type: 'language.changed', language: 'de' },
    ],
    answers: { findResults: [[{ kind: 'apps' }], []] },
    failures: { findResults: [serverDown] },
    contextKey: ({ context }) => [context.term === '', context.filter],
  },
  machine: machineOn,
  screen: (actor) => <SearchDialog search={actor as SearchRef} />,
  userActions: {
    'search.closed': (user) => user.keyboard('{Escape}'),
    'term.typed': (_, { term }) => {
      const value = box().value === term ? `${term} ` : term;
      fireEvent.change(box(), { target: { value } });
    },
    'composition.started': () => fireEvent.compositionStart(box()),
    'composition.ended': (_, { term }) => {
      fireEvent.change(box(), { target: { value: term } });
      fireEvent.compositionEnd(box());
    },
    'filter.toggled': (user) => user.click(filter(/^Apps/)),
    'search.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'result.chosen': (user) => user.click(screen.getByRole('link', { name: /Linen guide/ })),
  },
  answers: {
    findResults: (output, { fake }) =>
      fake.pending.at(-1)?.answer((output as unknown[]).length === 0 ? [] : results),
  },
  shows: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.empty': () => {
      expect(box()).toHaveAttribute('maxlength', '200');
      expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent(/^Search apps/);
      areOff(...all);
    },
    'open.composing': () => areOff(...all),
    'open.waiting': awaits,
    'open.asked.searching.quick': () => {
      awaits();
      expect(screen.queryByText(slowly)).toBeNull();
    },
    'open.asked.searching.slow': () => {
      awaits();
      expect(screen.getByText(slowly)).toBeVisible();
    },
    'open.asked.results': ({ context }) => {
      areOff(/^Contacts/);
      expect(filter(/^Apps, 1 result$/)).toHaveAttribute('aria-pressed', String(context.filter === 'apps'));
      const headings = within(dialog()).getAllByRole('heading', { level: 3 });
      const names = headings.map(({ textContent }) => textContent);
      expect(names).toEqual(context.filter ? ['Apps'] : ['Apps', 'Forms & Manuals', 'Events', 'FAQ']);
      expect(said()).toBe(context.filter ? '1 result' : '4 results');
    },
    'open.asked.nothing': () => {
      areOff(...all);
      expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent(
        /^Nothing was found for “/,
      );
      expect(said()).toBe('No results');
    },
    'open.asked.failed': () => {
      expect(within(dialog()).getByRole('alert')).toHaveTextContent('The search did not work');
      expect(within(dialog()).getByRole('alert')).toHaveTextContent('Error ID: T-1');
      expect(box().value).not.toBe('');
    },
  },
});

/** The dialog over a page with a button that opens it, with what was found for a term. */
const searched = async (term: string, found: SearchResult[]) => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const tracked: unknown[] = [];
  const machine = machineOn(fake.api).provide({
    actions: { track: (_, { event }) => tracked.push(event) },
  });
  const search: SearchRef = createActor(machine, { clock }).start();
  const user = userEvent.setup({ delay: null });
  await renderWithWords(
    <>
      <button type="button" onClick={() => search.send({ type: 'search.opened' })}>
        Search
      </button>
      <SearchDialog search={search} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(box(), term);
  await act(async () => {
    clock.increment(200);
    fake.pending[0]?.answer(found);
    await settle();
  });
  return { user, tracked };
};

describe('the search dialog', () => {
  it('G1 begins in the box, and hands the focus back to the button when Escape closes it', async () => {
    const { user } = await searched('linen', results);
    expect(box()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('G1 is walked by arrows, Home and End; Tab reaches one result', async () => {
    const { user } = await searched('linen', results);
    const links = within(dialog()).getAllByRole('link');
    const at = () => links.indexOf(document.activeElement as HTMLElement);
    expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1, -1]);
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(0);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(at()).toBe(2);
    expect(links.map((link) => link.tabIndex)).toEqual([-1, -1, 0, -1]);
    await user.keyboard('{End}{ArrowDown}');
    expect(at()).toBe(3);
    await user.keyboard('{Home}');
    expect(at()).toBe(0);
    await user.keyboard('{ArrowUp}');
    expect(box()).toHaveFocus();
    await user.keyboard('{Home}x');
    expect(box()).toHaveValue('xlinen');
  });

  it('G2 a filter shows its kind alone, and clears itself', async () => {
    const { user } = await searched('linen', results);
    await user.click(filter(/^Events/));
    expect(within(dialog()).getAllByRole('link')).toHaveLength(1);
    await user.click(filter(/^Contacts/));
    expect(filter(/^Events/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(filter(/^Events/));
    expect(within(dialog()).getAllByRole('link')).toHaveLength(4);
  });

  it('G4 links lead into the self-service area and within the portal', async () => {
    await searched('linen', results);
    const hrefs = within(dialog())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/linen',
      'https://self.test/forms-and-manuals/returns?tab=forms&fileId=f-1',
      'https://self.test/calendar?year=2027&month=1&id=e-1',
      'https://self.test/faq/1',
    ]);
  });

  it('G1 marks the term in titles and descriptions', async () => {
    await searched('leinen', results);
    const marks = [...dialog().querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Leinen']);
  });

  it('G5 says what is opened in a tab of its own by staying open', async () => {
    const { tracked } = await searched('linen', results);
    const link = screen.getByRole('link', { name: /Linen guide/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(tracked).toEqual([
      { action: 'searchIcon', name: null },
      { action: 'searchResult', name: 'apps' },
    ]);
    expect(dialog()).toBeVisible();
  });

  it('HZ6 HZ7: shows script attempts as text, and refuses their addresses', async () => {
    const evil = '<img src=x onerror=alert(1)> linen';
    const javascript = ['java', 'script:alert(1)'].join('');
    await searched('linen', [
      { type: 'dashboardTile', title: evil, link: javascript },
      { type: 'zendeskArticle', title: 'Linen', body: evil, url: 'data:text/html,x' },
      { ...app, type: 'staticText', title: null, link: null, url: null },
    ]);
    expect(within(dialog()).queryAllByRole('link')).toEqual([]);
    expect(dialog().querySelector('img')).toBeNull();
    expect(screen.getByText(/onerror/)).toBeInTheDocument();
    expect(screen.getByText('Untitled')).toBeInTheDocument();
  });
});
