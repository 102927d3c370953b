import { type FavoriteStylesRef, favoriteStylesMachine } from '@selvedge/core/ordering';
import { favoriteStylesTour, serverDown, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { FavoriteHere } from '../list/FavoriteHere.tsx';
import { ListParts } from '../list/listParts.ts';
import { FavoritesMissing } from './FavoritesMissing.tsx';

const star = () => screen.getByRole('button', { name: 'Favourite: Poplin shirt' });

/** The star of a style; in its place what stands there while a list of favourites does not know them. */
function Place({ favorites }: { favorites: FavoriteStylesRef }) {
  const known = useSelector(favorites, (at) => at.matches('known'));
  return (
    <ListParts value={{ favoriteStyles: favorites }}>
      <FavoriteHere articleId="s-1" name="Poplin shirt" />
      {!known && (
        <FavoritesMissing
          favorites={favorites}
          layout="grid"
          onRetry={() => favorites.send({ type: 'favorites.retried' })}
        />
      )}
    </ListParts>
  );
}

const known = ({ context }: AnyMachineSnapshot) => {
  expect(star()).toHaveAttribute('aria-pressed', String(context.favorites.includes('s-1')));
  expect(screen.queryByRole('alert')).toBeNull();
};

screenTour('M1 the favourite styles, on the screen', {
  chart: favoriteStylesMachine,
  tour: { ...favoriteStylesTour, failures: { loadFavorites: [serverDown], storeWish: [serverDown] } },
  machine: wired.favoriteStyles,
  screen: (actor) => <Place favorites={actor as FavoriteStylesRef} />,
  answers: {
    loadFavorites: (output, { fake }) => fake.pending[0]?.answer(output),
    storeWish: (_, { fake }) => fake.pending[0]?.answer(null),
  },
  unreported: { storeWish: 'the star is as it was, and a notice beside the page tells it' },
  userActions: {
    'favorite.wished': async (user, event, { actor }) => {
      const pressed = star().getAttribute('aria-pressed') === 'true';
      if (event.articleId === 's-1' && pressed !== event.favorite) await user.click(star());
      else actor.send(event);
    },
    'favorites.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    loading: () => {
      expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
      expect(screen.getByText('Loading the styles')).toBeInTheDocument();
    },
    unavailable: () =>
      expect(screen.getByRole('alert')).toHaveTextContent('Your favourites could not be loaded.'),
    'known.stored': known,
    'known.storing': known,
  },
  pictures: { sameAs: { 'known.storing': ['known.stored', 'a mark is shown at once'] } },
});
