import { useIntl } from 'react-intl';
import { SlowLoadHint } from '../progress/SlowLoadHint.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** An area of the portal is on its way. */
export function AreaLoading() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'app.page.loading' })}</VisuallyHidden>
      <PageHeading title={<Skeleton width="half" />} lead={<Skeleton width="long" />} />
      <SlowLoadHint onReload={() => window.location.reload()} />
    </div>
  );
}
