import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { headArea, pictureArea, sheetArea, stage } from './live.recipe.ts';

const heading = css({ textStyle: 'displaySmall', paddingTop: { base: '4', md: '6' }, paddingBottom: '4' });

/** Skeleton of the event in its real layout. */
export function LiveSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <h1 className={heading}>{intl.formatMessage({ id: 'live.loading' })}</h1>
      <div className={stage}>
        <div className={pictureArea}>
          <Skeleton shape="garment" />
        </div>
        <div className={headArea}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
        <div className={sheetArea}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
