import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { grid, name, number, prices, words } from './catalog.recipe.ts';

const tools = css({ height: 'control', maxWidth: 'prose', marginBottom: '5' });
const box = css({ height: 'full' });
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

export function StyleGridSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'catalog.loading' })}</VisuallyHidden>
      <div className={tools}>
        <Skeleton shape="block" className={box} />
      </div>
      <div className={grid}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton shape="garment" />
            <div className={words}>
              <span className={number}>
                <Skeleton width="half" />
              </span>
              <span className={name}>
                <Skeleton width="long" />
              </span>
              <span className={prices}>
                <Skeleton width="long" />
              </span>
            </div>
          </div>
        ))}
      </div>
      <SlowLoadHint />
    </div>
  );
}
