import { formatRoute } from '@selvedge/core';
import type { Finding, SeasonPlace, Style } from '@selvedge/core/contract';
import { type FindingSpot, namedSpotOf, spotOf } from '@selvedge/core/rules';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { FindingText } from './FindingText.tsx';
import { RemedyButton } from './RemedyButton.tsx';
import { useSpotText } from './useSpotText.ts';

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
const way = css({ marginTop: '2', _print: { display: 'none' } });

type Props = {
  findings: readonly Finding[];
  styles: readonly Style[];
  place: SeasonPlace;
  /** Given: findings can be fixed in this cart, and each shows its fix. */
  cart?: CartRef;
  onFix?: () => void;
  /** The id of the first finding, for links to it. */
  firstId?: string;
};

const keyOf = ({ code, place }: Finding): string => `${code} ${Object.values(place).join(' ')}`;

/** Every finding with what it is about, a link to it and a way to fix it. */
export function FindingList({ findings, firstId, ...rest }: Props) {
  return (
    <ul className={list}>
      {findings.map((finding, at) => (
        <FindingRow
          key={keyOf(finding)}
          spotId={at === 0 ? firstId : undefined}
          finding={finding}
          {...rest}
        />
      ))}
    </ul>
  );
}

type FindingRowProps = Omit<Props, 'findings' | 'firstId'> & { finding: Finding; spotId: string | undefined };

function FindingRow({ finding, spotId, styles, place, cart, onFix }: FindingRowProps) {
  const id = useId();
  const spot = spotOf(finding.place, styles);
  return (
    <li className={row} id={spotId} tabIndex={spotId === undefined ? undefined : -1}>
      <Icon name="critical" size="small" />
      <Spot finding={finding} spot={spot} place={place} />
      <div className={words}>
        <p id={id}>
          <FindingText finding={finding} oneLength={spot.articleLength === undefined} />
        </p>
        {cart && (
          <div className={way}>
            <RemedyButton
              finding={finding}
              styles={styles}
              cart={cart}
              place={place}
              describedBy={id}
              onFix={onFix}
            />
          </div>
        )}
      </div>
    </li>
  );
}

type SpotProps = { finding: Finding; spot: FindingSpot; place: SeasonPlace };

function Spot({ finding, spot, place }: SpotProps) {
  const intl = useIntl();
  const spotText = useSpotText();
  if (finding.place.articleId === undefined) {
    return <span className={where}>{intl.formatMessage({ id: 'ordering.finding.wholeCart' })}</span>;
  }
  const named = namedSpotOf(spot);
  const href = formatRoute({ screen: 'style', place, articleId: finding.place.articleId });
  return (
    <Link href={href} className={where}>
      {named ? spotText(named) : intl.formatMessage({ id: 'ordering.finding.style' })}
    </Link>
  );
}
