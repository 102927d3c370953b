import type { FavoriteStylesRef } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';

/** Marks styles as favourites. Undefined: its code is not there yet. */
export const Favorites = createContext<FavoriteStylesRef | undefined>(undefined);

/** Above the link that covers the style. */
const star = css({ position: 'relative', zIndex: 'raised' });

type Props = { articleId: string; name: string };

/** Marks a style of the list as a favourite, or removes the mark; nothing until the favourites are known. */
export function FavoriteHere({ articleId, name }: Props) {
  const intl = useIntl();
  const favorites = useContext(Favorites);
  const favorite = useSelector(favorites, (at) =>
    at?.matches('known') ? at.context.favorites.includes(articleId) : null,
  );
  return (
    favorite !== null && (
      <IconButton
        icon="star"
        size="compact"
        className={star}
        label={intl.formatMessage({ id: 'catalog.favorite' }, { name })}
        aria-pressed={favorite}
        onClick={() => favorites?.send({ type: 'favorite.wished', articleId, favorite: !favorite })}
      />
    )
  );
}
