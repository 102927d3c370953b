import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { styleRow, styleRowPicture, styleRowWords } from './cart.styles.ts';

const block = css({ height: '32', marginTop: '4' });

/** A skeleton of two rows in the real layout. */
export function CartLoading() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'cart.loading' })}</VisuallyHidden>
      {['a', 'b'].map((row) => (
        <div key={row} className={styleRow}>
          <div className={styleRowPicture}>
            <Skeleton shape="garment" />
          </div>
          <div className={styleRowWords}>
            <Skeleton width="half" />
            <Skeleton width="short" />
            <Skeleton shape="block" className={block} />
          </div>
        </div>
      ))}
      <SlowLoadHint onReload={() => window.location.reload()} />
    </div>
  );
}
