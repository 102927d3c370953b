import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { FavoriteStrip } from './FavoriteStrip.tsx';
import { TileCard } from './TileCard.tsx';
import type { Tile } from './tile.ts';
import { UnderMaintenance } from './underMaintenance.ts';

const tile = (change: Partial<Tile> = {}): Tile => ({
  id: 'preorder',
  title: 'Pre-order',
  description: 'The season ahead',
  image: null,
  link: '/ordering/preorder',
  newTab: false,
  favorite: true,
  ...change,
});
const help = tile({ id: 'help', title: 'Help', link: 'https://help.test/', newTab: true });
const maintenance = (over: 'whole' | 'partial') => (met: { id: string }) =>
  met.id === 'preorder' ? over : undefined;

test("D7 a tile under maintenance says 'Maintenance', cannot be opened, and can still be reached", async () => {
  const user = userEvent.setup();
  await renderWithWords(
    <UnderMaintenance value={maintenance('whole')}>
      <TileCard tile={tile()} place={0} />
      <TileCard tile={help} place={1} />
    </UnderMaintenance>,
  );
  await user.tab();
  const closed = screen.getByRole('button', { name: 'Pre-order' });
  expect(closed).toHaveFocus();
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  expect(closed).toHaveAccessibleDescription('Maintenance');
  await user.keyboard('{Enter}');
  await user.click(closed);
  expect(window.location.pathname).toBe('/');
  expect(screen.getByRole('link', { name: /Help/ })).toHaveAttribute('href', 'https://help.test/');
});

test("D7 one of whose features some are says 'Partially under maintenance', and opens", async () => {
  await renderWithWords(
    <UnderMaintenance value={maintenance('partial')}>
      <TileCard tile={tile()} place={0} />
    </UnderMaintenance>,
  );
  const link = screen.getByRole('link', { name: 'Pre-order' });
  expect(link).toHaveAttribute('href', '/ordering/preorder');
  expect(link).toHaveAccessibleDescription('Partially under maintenance');
});

test('D7 among the favourites as well', async () => {
  await renderWithWords(
    <UnderMaintenance value={maintenance('whole')}>
      <FavoriteStrip tiles={[tile(), help]} />
    </UnderMaintenance>,
    'de',
  );
  expect(screen.getByRole('button', { name: 'Pre-order' })).toHaveAccessibleDescription('Wartung');
  expect(screen.queryByRole('link', { name: 'Pre-order' })).toBeNull();
});

test('C9 the focus stays on a tile whose maintenance begins, becomes partial and ends, and is taken from nowhere else', async () => {
  type Over = 'whole' | 'partial' | undefined;
  let begin: Dispatch<SetStateAction<Over>> = () => {};
  function Changing() {
    const [over, setOver] = useState<Over>();
    begin = setOver;
    return (
      <UnderMaintenance value={({ id }) => (id === 'preorder' ? over : undefined)}>
        <TileCard tile={tile()} place={0} />
        <TileCard tile={help} place={1} />
      </UnderMaintenance>
    );
  }
  await renderWithWords(<Changing />);
  screen.getByRole('link', { name: 'Pre-order' }).focus();
  act(() => begin('whole'));
  expect(screen.getByRole('button', { name: 'Pre-order' })).toHaveFocus();
  act(() => begin('partial'));
  expect(screen.getByRole('link', { name: 'Pre-order' })).toHaveFocus();
  act(() => begin(undefined));
  expect(screen.getByRole('link', { name: 'Pre-order' })).toHaveFocus();
  screen.getByRole('link', { name: /Help/ }).focus();
  act(() => begin('whole'));
  expect(screen.getByRole('link', { name: /Help/ })).toHaveFocus();
});
