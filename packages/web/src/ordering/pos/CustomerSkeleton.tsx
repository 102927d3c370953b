import { useIntl } from 'react-intl';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { countLine, country, list, name, number, row, town } from './list.recipe.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CustomerSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'pos.list.loading' })}</VisuallyHidden>
      <div className={countLine} />
      <div className={list}>
        {places.map((place) => (
          <div key={place} className={row}>
            <span className={name}>
              <Skeleton width="long" />
            </span>
            <span className={number}>
              <Skeleton />
            </span>
            <span className={town}>
              <Skeleton width="half" />
            </span>
            <span className={country}>
              <Skeleton width="half" />
            </span>
          </div>
        ))}
      </div>
      <SlowLoadHint />
    </div>
  );
}
