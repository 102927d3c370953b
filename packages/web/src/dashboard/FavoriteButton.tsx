import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import type { OnFavorite, Tile } from './tile.ts';

/** In the picture's corner, above the link that covers the card. */
const corner = css({
  position: 'absolute',
  top: '0',
  insetInlineEnd: '0',
  zIndex: 'raised',
});
/** The touch target is large, the visible icon a small disc within it. */
const disc = css({
  background: 'transparent!',
  '& svg': {
    boxSizing: 'content-box',
    padding: '1.5',
    background: 'surface.raised',
    borderRadius: '[50%]',
  },
});

type Props = { tile: Tile; onFavorite: OnFavorite };

/** Makes a tile a favourite, or undoes that (requirement D5). */
export function FavoriteButton({ tile: { id, title, favorite }, onFavorite }: Props) {
  const intl = useIntl();
  return (
    <span className={corner}>
      <IconButton
        icon="star"
        className={disc}
        aria-pressed={favorite}
        label={intl.formatMessage({ id: 'dashboard.favorites.toggle' }, { title })}
        onClick={() => onFavorite(id, !favorite)}
      />
    </span>
  );
}
