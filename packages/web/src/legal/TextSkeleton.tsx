import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Skeleton } from '../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';

const frame = css({ maxWidth: 'prose', textStyle: 'body' });
const paragraph = css({ marginTop: '4' });

/** Skeleton of paragraphs that are loading. */
export function TextSkeleton() {
  const intl = useIntl();
  return (
    <div className={frame} data-comes-long aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'ui.loading.label' })}</VisuallyHidden>
      {['a', 'b', 'c'].map((each) => (
        <div key={each} className={paragraph}>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
