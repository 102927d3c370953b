import { asWished, type greetingMachine, type tilesMachine } from '@selvedge/core';
import { createFakeApi, networkLost, settlingTiles, wired } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { Dashboard } from '../portal/DashboardScreen.tsx';
import { openPortal, sampleTile } from '../portal/testing/openPortal.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { DashboardView } from './DashboardView.tsx';

const star = (title = 'Pre-order') => screen.queryByRole('button', { name: `Favourite: ${title}` });
const strip = () => screen.queryByRole('list', { name: 'Favourites' });

const showsTiles = ({ context }: AnyMachineSnapshot) => {
  const favorite = asWished(context.tiles, context.wishes)[0]?.favorite;
  expect(star()).toHaveAttribute('aria-pressed', String(favorite));
  expect(strip() !== null).toBe(favorite);
};
const shows: Record<string, (snapshot: AnyMachineSnapshot) => void> = {};
for (const favorites of ['stored', 'storing.last', 'storing.followed']) {
  for (const list of ['ready', 'refreshing', 'translating'])
    shows[`list.${list} + favorites.${favorites}`] = showsTiles;
  shows[`list.loading + favorites.${favorites}`] = () =>
    expect(screen.getByText('Loading the apps')).toBeInTheDocument();
  shows[`list.failed + favorites.${favorites}`] = () =>
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
}

const greeting = () => createActor(wired.greeting(createFakeApi().api)).start();

screenTour('D4 D5 D6 favourites, on the screen', {
  chart: wired.tiles(createFakeApi().api),
  unreported: {
    refreshTiles: 'the tiles shown stay, and the favourite is stored',
    storeWish: 'a snackbar tells it',
  },
  pictures: {
    sameAs: {
      'list.refreshing': ['list.ready', 'what is shown stays while it is read again'],
      'list.translating': ['list.ready', 'what is shown stays until the other language is there'],
    },
  },
  tour: {
    events: [
      { type: 'tiles.retried' },
      { type: 'tiles.outdated' },
      { type: 'language.changed' },
      { type: 'favorite.wished', id: 'preorder', favorite: true },
      { type: 'favorite.wished', id: 'preorder', favorite: false },
    ],
    answers: { loadTiles: [[sampleTile()]], reloadTiles: [[sampleTile()]], refreshTiles: [[sampleTile()]] },
    failures: { storeWish: [networkLost] },
  },
  machine: wired.tiles,
  screen: (actor) => (
    <Dashboard
      tiles={actor as ActorRefFrom<typeof tilesMachine>}
      greeting={greeting() as ActorRefFrom<typeof greetingMachine>}
    />
  ),
  userActions: {
    'favorite.wished': (user, event, { actor }) => {
      const button = star();
      const pressed = button?.getAttribute('aria-pressed') === 'true';
      return button && pressed !== event.favorite ? user.click(button) : actor.send(event);
    },
    'tiles.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  answers: settlingTiles((call, tiles) => call?.answer(tiles)),
  failures: settlingTiles((call, error) => call?.fail(error)),
  shows,
});

const tile = (id: string, title: string, favorite: boolean) => sampleTile({ id, title, favorite });
const greeted = { state: 'ready', firstName: 'Ada', lastName: 'Lind' } as const;

test('D5 each tile of the dashboard has a button with its name that says whether it is a favourite', async () => {
  const user = userEvent.setup();
  const onFavorite = vi.fn();
  const items = [tile('a', 'Orders', true), tile('b', 'Forms', false)];
  await renderWithWords(
    <DashboardView
      greeting={greeted}
      tiles={{ state: 'ready', items }}
      favorites={[tile('a', 'Orders', true)]}
      onFavorite={onFavorite}
      onRetry={() => {}}
    />,
  );
  expect(star('Orders')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Favourite: Forms' }));
  expect(onFavorite).toHaveBeenCalledExactlyOnceWith('b', true);
});

test('D4 the strip leads to the favourites and has no button of its own; without any there is none', async () => {
  const items = [tile('a', 'Orders', true)];
  const view = (favorites: typeof items) => (
    <DashboardView
      greeting={greeted}
      tiles={{ state: 'ready', items }}
      favorites={favorites}
      onFavorite={() => {}}
      onRetry={() => {}}
    />
  );
  const { rerender } = await renderWithWords(view(items));
  const list = screen.getByRole('list', { name: 'Favourites' });
  expect(within(list).getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/ordering/preorder');
  expect(within(list).queryByRole('button')).toBeNull();
  rerender(view([]));
  expect(strip()).toBeNull();
});

test('D5 a sub-page’s tiles cannot be made favourites', async () => {
  const apps = sampleTile({ id: 'apps', link: '/apps', title: 'Apps', subpageTiles: [sampleTile()] });
  const { serve } = await openPortal('/apps', { tiles: [apps] });
  await serve();
  expect(screen.getByRole('link', { name: 'Pre-order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
});
