import { catalogMachine, everything, openCatalog, type Selection } from '@selvedge/core/ordering';
import {
  createFakeApi,
  type FakeApi,
  indexOf,
  type Path,
  pathTitle,
  sampleIndex,
  samplePlace,
  serverDown,
  type TourOptions,
  tourOf,
} from '@selvedge/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, type AnyEventObject, createActor } from 'xstate';
import { layOut } from '../../testing/layout.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { StylesScreen } from './StylesScreen.tsx';
import { opened } from './testing/openStyles.tsx';

beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type CatalogRef = ActorRefFrom<typeof catalogMachine>;

const tour: TourOptions = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'selection.changed', selection: { ...everything, term: 'shirt' } },
    { type: 'search.shown', search: '?sort=price' },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'catalog.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyles: [openCatalog(sampleIndex()), openCatalog(indexOf([]))] },
  failures: { loadStyles: [serverDown] },
};

const names = () =>
  within(screen.getByRole('list', { name: 'Styles of the season' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

/** What a selection lists: of the two styles one is called a shirt, and it is the cheaper one. */
const listed = ({ term, sort }: Selection) => {
  if (term !== '') return ['Poplin shirt'];
  return sort === 'price' ? ['Poplin shirt', 'Überhemd'] : ['Überhemd', 'Poplin shirt'];
};

/** What each state of the chart must show. */
const shown: Record<string, (context: { selection: Selection; scanned: readonly string[] }) => void> = {
  loading: () => {
    expect(screen.getByText('Loading the styles')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Styles of the season' })).toBeNull();
  },
  listing: ({ selection, scanned }) => {
    expect(names()).toEqual(listed(selection));
    expect(screen.getByRole('searchbox', { name: 'Number, name, colour or EAN' })).toHaveValue(
      selection.term,
    );
    expect(screen.queryAllByRole('checkbox', { name: /^Scanned/ })).toHaveLength(Math.min(scanned.length, 1));
  },
  empty: () => {
    expect(screen.getByRole('heading', { name: 'No styles yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  },
  failed: () => {
    expect(screen.getByRole('alert')).toHaveTextContent('The styles could not be loaded.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
  },
};

/** What a user does on the screen; the other events come from the parent chart, which also tries again what did not fail. */
const hands: Record<string, (event: AnyEventObject) => void> = {
  'selection.changed': ({ selection }) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Number, name, colour or EAN' }), {
      target: { value: (selection as Selection).term },
    }),
  'catalog.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
};

const answer = (fake: FakeApi, event: AnyEventObject) => {
  const call = fake.pending.find(({ name }) => name === 'styleIndex');
  if (!call) throw new Error('the styles were not asked for');
  if (event.type.startsWith('xstate.error')) call.fail(event.error);
  else call.answer((event.output as { size: number }).size > 0 ? sampleIndex() : indexOf([]));
};

const walk = async (path: Path) => {
  const fake = createFakeApi();
  const actor: CatalogRef = createActor(providedCharts(fake.api).catalog, {
    input: { place: samplePlace, search: '' },
  }).start();
  const cart = await openCart();
  await renderWithWords(<StylesScreen catalog={actor} cart={cart.actor} locks={[]} />);
  for (const { event, snapshot } of path) {
    await act(async () => {
      if (event.type.startsWith('xstate.init')) return;
      const hand = hands[event.type];
      if (event.type.startsWith('xstate.')) answer(fake, event);
      else if (hand && (event.type !== 'catalog.retried' || actor.getSnapshot().hasTag('failed')))
        hand(event);
      else actor.send(event as never);
      await opened();
    });
    const { value, context } = actor.getSnapshot();
    expect({ after: event.type, value }).toEqual({ after: event.type, value: snapshot.value });
    shown[String(value)]?.(context);
  }
  actor.stop();
};

describe('M1 the list of styles in every state of its chart, on the screen', () => {
  const paths = tourOf(catalogMachine, tour);
  it('looks at every state the tour comes to', () => {
    const reached = new Set(paths.flat().map(({ snapshot }) => String(snapshot.value)));
    expect([...reached].sort()).toEqual(Object.keys(shown).sort());
  });
  for (const path of paths) it(pathTitle(path).slice(0, 200), () => walk(path), 60_000);
});
