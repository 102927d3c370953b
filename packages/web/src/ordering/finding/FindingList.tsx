import { formatRoute } from '@selvedge/core';
import type { Finding, SeasonPlace, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { FindingText } from './FindingText.tsx';
import { type FindingSpot, spotOf } from './findingSpot.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 2fr) minmax(0, 3fr)]' },
  columnGap: '3',
  rowGap: '0.5',
  paddingBlock: '3',
  borderBottom: 'hair',
  '& > svg': { color: 'critical', marginTop: '0.5' },
});
const words = css({ gridColumnStart: { base: '2', sm: 'auto' } });
const where = css({ textStyle: 'strong' });

type Props = {
  findings: readonly Finding[];
  styles: readonly Style[];
  place: SeasonPlace;
};

/** Every finding with what it is about and the way there. */
export function FindingList({ findings, styles, place }: Props) {
  return (
    <ul className={list}>
      {findings.map((finding) => {
        const spot = spotOf(finding.place, styles);
        return (
          <li key={`${finding.code} ${Object.values(finding.place).join(' ')}`} className={row}>
            <Icon name="critical" size="small" />
            <Spot finding={finding} spot={spot} place={place} />
            <span className={words}>
              <FindingText finding={finding} oneLength={spot.articleLength === undefined} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type SpotProps = { finding: Finding; spot: FindingSpot; place: SeasonPlace };

function Spot({ finding, spot: { style, colour, variant, articleLength }, place }: SpotProps) {
  const intl = useIntl();
  if (finding.place.articleId === undefined) {
    return <span className={where}>{intl.formatMessage({ id: 'ordering.finding.wholeCart' })}</span>;
  }
  const parts = [
    style ? `${style.name} ${style.articleNumber}` : intl.formatMessage({ id: 'ordering.finding.style' }),
    colour?.name,
    articleLength && intl.formatMessage({ id: 'ordering.finding.length' }, { length: articleLength }),
    variant && intl.formatMessage({ id: 'ordering.finding.size' }, { size: variant.size }),
  ].filter(Boolean);
  const href = formatRoute({ screen: 'style', place, articleId: finding.place.articleId });
  return (
    <Link href={href} className={where}>
      {parts.join(' · ')}
    </Link>
  );
}
