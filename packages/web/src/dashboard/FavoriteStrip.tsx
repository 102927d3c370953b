import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { TileLink } from './TileLink.tsx';
import { TilePicture } from './TilePicture.tsx';
import type { Tile } from './tile.ts';

const frame = css({ marginBottom: { base: '10', md: '16' } });
const heading = css({ textStyle: 'label', color: 'ink.muted' });
const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  columnGap: { base: '4', md: '6' },
  rowGap: '5',
  marginTop: '3',
});
const card = css({ position: 'relative', minWidth: '0' });
const cover = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  marginTop: '2',
  textStyle: 'control',
  _focusVisible: { outline: '[none]' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[4px]',
  },
});

/** The user's favourites, above all tiles (requirement D4). */
export function FavoriteStrip({ tiles }: { tiles: readonly Tile[] }) {
  const intl = useIntl();
  if (tiles.length === 0) return null;
  return (
    <section className={frame} aria-labelledby="favorites">
      <h2 id="favorites" className={heading}>
        {intl.formatMessage({ id: 'dashboard.favorites.title' })}
      </h2>
      <ul className={row} aria-labelledby="favorites">
        {tiles.map((tile, place) => (
          <li key={tile.id} className={card}>
            <TilePicture image={tile.image} place={place} eager shape="favorite" />
            <TileLink tile={tile} className={cover} />
          </li>
        ))}
      </ul>
    </section>
  );
}
