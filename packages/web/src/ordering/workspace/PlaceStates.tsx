import type { Failure } from '@selvedge/core';
import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { MissingState } from '../../failure/MissingState.tsx';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const rack = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { base: '4', md: '6' },
  paddingTop: '10',
});

/** Skeleton in the season's real layout while customer and season load. */
export function PlaceLoading() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'ordering.place.loading' })}</VisuallyHidden>
      <div className={rack}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <Skeleton key={each} shape="garment" />
        ))}
      </div>
      <SlowLoadHint />
    </div>
  );
}

/** The season does not exist for this customer, or this user may not see it. The text is the same for both. */
export function PlaceMissing({ place, failure }: { place: SeasonPlace; failure: Failure | null }) {
  const intl = useIntl();
  const { rightEnv, customerId } = place;
  return (
    <MissingState
      failure={failure}
      level={1}
      title={intl.formatMessage({ id: 'ordering.place.missing' })}
      actions={
        <>
          <Link look="primary" href={formatRoute({ screen: 'seasons', rightEnv, customerId })}>
            {intl.formatMessage({ id: 'ordering.place.toSeasons' })}
          </Link>
          <Link look="secondary" href={formatRoute({ screen: 'pos', rightEnv })}>
            {intl.formatMessage({ id: 'ordering.place.toPos' })}
          </Link>
        </>
      }
    >
      {intl.formatMessage({ id: 'ordering.place.missingLead' })}
    </MissingState>
  );
}
