import { useIntl } from 'react-intl';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TitleSkeleton } from '../ui/TitleSkeleton.tsx';
import { SlowLoadHint } from './SlowLoadHint.tsx';

/** Shown while an area of the portal loads. */
export function AreaLoading() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <PageHeading
        title={<TitleSkeleton>{intl.formatMessage({ id: 'app.page.loading' })}</TitleSkeleton>}
        lead={<Skeleton width="long" />}
      />
      <SlowLoadHint onReload={() => window.location.reload()} />
    </div>
  );
}
