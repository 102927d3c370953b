import { type findsMachine, overlaysLogic, type searchMachine } from '@selvedge/core/overlays';
import {
  createFakeApi,
  type FakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  findsTour,
  noFinds,
  sampleFinds,
  samplePortalFacts,
  settle,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { PortalSearch } from '../PortalSearch.tsx';
import { Finds } from './Finds.tsx';
import { findGroups } from './findLinks.ts';

type FindsRef = ActorRefFrom<typeof findsMachine>;

const overlaysOn = (api: FakeApi['api']) =>
  overlaysLogic(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/')));
const machineOn = (api: FakeApi['api']) =>
  overlaysOn(api).implementations.actors.finds as typeof findsMachine;

function Shown({ finds }: { finds: FindsRef }) {
  const intl = useIntl();
  const snapshot = useSelector(finds, (now) => now);
  const found = snapshot.context.finds;
  const groups = found ? findGroups(intl, found) : [];
  return (
    <Finds
      finds={finds}
      snapshot={snapshot}
      groups={groups}
      term={snapshot.context.query}
      stop={undefined}
      onCurrent={() => {}}
    />
  );
}

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

screenTour('M1 what the search finds in ordering, on the screen', {
  chart: machineOn(createFakeApi().api),
  pictures: {
    nothing: {
      resting: 'nothing is searched for',
      waiting: 'the dialog shows that it is searching',
      'searching.quick': 'the dialog shows that it is searching',
      nothing: 'the dialog says that nothing was found',
    },
  },
  tour: findsTour,
  machine: machineOn,
  screen: (actor) => <Shown finds={actor as FindsRef} />,
  userActions: {
    'finds.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    resting: () => expect(headings()).toEqual([]),
    waiting: () => expect(headings()).toEqual([]),
    'searching.quick': () => expect(headings()).toEqual([]),
    'searching.slow': () => expect(document.querySelector('[aria-busy=true]')).not.toBeNull(),
    found: () => {
      expect(headings()).toEqual(['Points of sale', 'Styles', 'Carts', 'Orders']);
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/ordering/preorder/c-1',
        '/ordering/preorder/c-1/SS27.13-0.main/styles/s-1',
        '/ordering/preorder/c-1/SS27.13-0.main/cart',
        '/ordering/orders/o-1',
      ]);
    },
    nothing: () => expect(headings()).toEqual([]),
    failed: () =>
      expect(screen.getByRole('alert')).toHaveTextContent('The ordering area could not be searched.'),
  },
});

/** The search dialog of the real overlays after a term was typed. */
async function searched(term: string) {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const overlays = createActor(overlaysOn(fake.api), {
    clock,
    input: { facts: samplePortalFacts() },
  }).start();
  const { search } = overlays.getSnapshot().children;
  const user = userEvent.setup({ delay: null });
  await renderWithWords(<PortalSearch overlays={overlays} />);
  act(() => (search as ActorRefFrom<typeof searchMachine>).send({ type: 'search.opened' }));
  await user.type(screen.getByRole('searchbox'), term);
  act(() => clock.increment(1_000));
  const answer = (name: string, value: unknown) =>
    act(async () => {
      fake.pending.findLast((call) => call.name === name)?.answer(value);
      await settle();
    });
  return { user, answer, search, overlays };
}

const dialog = () => within(screen.getByRole('dialog'));

it('M1 G1 shows both at once, goes through both by the arrows, and does not say that nothing was found', async () => {
  const { user, answer } = await searched('linen');
  await answer('search', []);
  expect(dialog().queryByRole('heading', { name: /^Nothing was found/ })).toBeNull();
  expect(dialog().queryAllByRole('link')).toEqual([]);
  await answer('finds', sampleFinds);
  expect(dialog().queryByRole('heading', { name: /^Nothing was found/ })).toBeNull();
  expect(dialog().getByRole('status')).toHaveTextContent('4 results');
  await user.keyboard('{ArrowDown}');
  expect(dialog().getByRole('link', { name: /Modehaus Lindner.*4711/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(dialog().getByRole('link', { name: /Linen shirt/ })).toHaveFocus();
  const stops = dialog()
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
});

it('E1 says which part of ordering is under maintenance, and finds again once it is over', async () => {
  const { answer, overlays } = await searched('linen');
  const notSearched = 'Pre-order is under maintenance and was not searched.';
  await answer('search', []);
  await answer('finds', { ...noFinds, underMaintenance: ['preorder'] });
  expect(dialog().getByText(notSearched)).toBeVisible();
  expect(dialog().queryByRole('heading', { name: /^Nothing was found/ })).toBeNull();
  act(() => overlays.send({ type: 'maintenance.over' }));
  await answer('finds', sampleFinds);
  expect(dialog().queryByText(notSearched)).toBeNull();
  expect(dialog().getByRole('link', { name: /Linen shirt/ })).toBeVisible();
});

it('G4 says that nothing was found where neither has anything', async () => {
  const { answer } = await searched('linen');
  await answer('finds', noFinds);
  await answer('search', []);
  expect(dialog().getByRole('heading', { name: 'Nothing was found for “linen”' })).toBeVisible();
});

it('G1 a closed search forgets what ordering had', async () => {
  const { user, answer, overlays } = await searched('linen');
  await answer('search', []);
  await answer('finds', sampleFinds);
  await user.keyboard('{Escape}');
  expect(overlays.getSnapshot().children.finds?.getSnapshot().context).toEqual({
    query: '',
    finds: null,
    failure: null,
  });
});
