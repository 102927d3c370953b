import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../ui/IconButton.tsx';
import type { OnFavorite, Tile } from './tile.ts';

/** Over the picture's corner, above the link that covers the card. */
const corner = css({
  position: 'absolute',
  top: '2',
  insetInlineEnd: '2',
  zIndex: 'raised',
  background: 'surface.raised',
  borderRadius: 'control',
});

type Props = { tile: Tile; onFavorite: OnFavorite };

/** Makes a tile a favourite and back (requirement D5). */
export function FavoriteButton({ tile: { id, title, favorite }, onFavorite }: Props) {
  const intl = useIntl();
  return (
    <span className={corner}>
      <IconButton
        icon="star"
        aria-pressed={favorite}
        label={intl.formatMessage({ id: 'dashboard.favorites.toggle' }, { title })}
        onClick={() => onFavorite(id, !favorite)}
      />
    </span>
  );
}
