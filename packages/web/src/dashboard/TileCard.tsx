import { css } from '#style/css';
import { FavoriteButton } from './FavoriteButton.tsx';
import { TileLink } from './TileLink.tsx';
import { TilePicture } from './TilePicture.tsx';
import type { OnFavorite, Tile } from './tile.ts';

const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' });
const edge = css({
  position: 'relative',
  display: 'block',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: 'thread',
    background: 'accent',
    transform: '[scaleX(0)]',
    transformOrigin: 'left',
    transitionProperty: '[transform]',
    transitionDuration: 'calm',
    transitionTimingFunction: 'out',
  },
  'article:is(:hover, :focus-within) > &': { _after: { transform: 'none' } },
});
const title = css({ textStyle: 'displaySmall', marginTop: '4' });
const cover = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '2',
  _hover: { color: 'ink' },
  _focusVisible: { outline: '[none]' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[4px]',
  },
});
const description = css({ marginTop: '1.5', color: 'ink.muted', maxWidth: 'prose', textWrap: 'balance' });

/** The number of pictures that fit on the first screen. The others load when they come near. */
const firstScreen = 4;

type Props = {
  tile: Tile;
  place: number;
  /** Only for tiles that can become favourites: those at the top level of the dashboard (D5). */
  onFavorite?: OnFavorite;
};

/** One application: picture first, then its name. The whole card is the link. */
export function TileCard({ tile, place, onFavorite }: Props) {
  return (
    <article className={card}>
      <span className={edge}>
        <TilePicture image={tile.image} place={place} eager={place < firstScreen} />
      </span>
      <h2 className={title}>
        <TileLink tile={tile} className={cover} />
      </h2>
      {tile.description && <p className={description}>{tile.description}</p>}
      {onFavorite && <FavoriteButton tile={tile} onFavorite={onFavorite} />}
    </article>
  );
}
