import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

/** Above the line's link, which covers all of it. */
const place = css({
  position: 'relative',
  zIndex: 'raised',
  alignSelf: 'center',
  gridColumn: { base: '[3]', md: 'auto' },
  gridRow: { base: '[1 / span 2]', md: 'auto' },
});

type Props = { name: string; favorite: boolean; onWish: (favorite: boolean) => void };

/** Marks a point of sale as a favourite, or removes the mark. */
export function FavoriteMark({ name, favorite, onWish }: Props) {
  const intl = useIntl();
  return (
    <span className={place}>
      <IconButton
        icon="star"
        size="compact"
        label={intl.formatMessage({ id: 'pos.favorites.toggle' }, { name })}
        aria-pressed={favorite}
        onClick={() => onWish(!favorite)}
      />
    </span>
  );
}
