import { useIntl } from 'react-intl';
import { Skeleton } from '../ui/figures/Skeleton.tsx';
import { TitleSkeleton } from '../ui/figures/TitleSkeleton.tsx';
import { PageHeading } from '../ui/text/PageHeading.tsx';
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
