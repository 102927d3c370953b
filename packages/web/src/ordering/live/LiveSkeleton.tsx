import { useIntl } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { headArea, pictureArea, sheetArea, stage } from './live.recipe.ts';

/** The event while it loads, in its true layout. */
export function LiveSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <PageHeading title={intl.formatMessage({ id: 'live.loading' })} />
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
