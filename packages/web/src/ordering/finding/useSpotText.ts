import type { NamedSpot } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** What a finding refers to, in one line; without a style: the variant only. */
export function useSpotText(): (spot: NamedSpot) => string {
  const intl = useIntl();
  return ({ style, articleNumber, colour, articleLength, size }) =>
    [
      style && `${style} ${articleNumber}`,
      colour,
      articleLength && intl.formatMessage({ id: 'ordering.finding.length' }, { length: articleLength }),
      size && intl.formatMessage({ id: 'ordering.finding.size' }, { size }),
    ]
      .filter(Boolean)
      .join(' · ');
}
