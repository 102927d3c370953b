import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { type ActProps, ListParts } from './listParts.ts';

/** Above the link that covers the style. */
const star = css({ position: 'relative', zIndex: 'raised' });

/** Marks a style of the list as a favourite, or removes the mark; nothing until the favourites are known. */
export function FavoriteHere({ articleId, name }: Omit<ActProps, 'act'>) {
  const intl = useIntl();
  const { favoriteStyles } = useContext(ListParts);
  const favorite = useSelector(favoriteStyles, (at) =>
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
        onClick={() => favoriteStyles?.send({ type: 'favorite.wished', articleId, favorite: !favorite })}
      />
    )
  );
}
