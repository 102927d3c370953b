import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { prices } from './parts/StylePrices.tsx';
import { headArea, number, page, pictureArea, sheetArea, title } from './style.recipe.ts';

const bar = css({ minHeight: 'control' });
const line = css({ height: 'control', display: 'flex', alignItems: 'center', borderBottom: 'hair' });
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function StyleSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <div className={bar} />
      <div className={page}>
        <div className={pictureArea}>
          <Skeleton shape="garment" />
        </div>
        <div className={headArea}>
          <h1 className={title}>
            <VisuallyHidden>{intl.formatMessage({ id: 'style.loading' })}</VisuallyHidden>
            <Skeleton width="half" />
          </h1>
          <div className={number}>
            <Skeleton width="short" />
          </div>
          <div className={prices({ size: 'large' })}>
            <Skeleton width="half" />
          </div>
        </div>
        <div className={sheetArea}>
          {rows.map((row) => (
            <div key={row} className={line}>
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
      <SlowLoadHint onReload={() => window.location.reload()} />
    </div>
  );
}
