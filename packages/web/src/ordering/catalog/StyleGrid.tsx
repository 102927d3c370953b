import type { SeasonPlace, StyleEntry } from '@selvedge/core/contract';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { grid } from './catalog.recipe.ts';
import { StyleCard } from './StyleCard.tsx';

/** As many pictures as the first screen can show; the others wait until they come near. */
const firstScreen = 6;

type Props = {
  styles: readonly StyleEntry[];
  currency: string;
  place: SeasonPlace;
  ordered: ReadonlyMap<string, number>;
};

export const StyleGrid = memo(function StyleGrid({ styles, currency, place, ordered }: Props) {
  const intl = useIntl();
  return (
    <ul className={grid} aria-label={intl.formatMessage({ id: 'catalog.list.label' })}>
      {styles.map((style, at) => (
        <StyleCard
          key={style.articleId}
          style={style}
          currency={currency}
          place={place}
          ordered={ordered.get(style.articleId) ?? 0}
          eager={at < firstScreen}
        />
      ))}
    </ul>
  );
});
