import { formatRoute } from '@selvedge/core';
import type { CartHead } from '@selvedge/core/contract';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { CartFigures } from '../cart/sums/CartFigures.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: '[minmax(0, 3fr) minmax(0, 2fr) auto]',
  },
  columnGap: '8',
  rowGap: '2',
  alignItems: 'center',
  paddingBlock: '5',
  borderBottom: 'hair',
});
const who = css({ textStyle: 'strong' });
const number = css({ textStyle: 'figure', color: 'ink.muted' });
const facts = css({ textStyle: 'small', color: 'ink.muted' });

/** One approved cart, with a link to its order check. */
export function WaitingCart({ head }: { head: CartHead }) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { season, collectionType, approval } = head;
  return (
    <li className={row}>
      <div>
        <p className={who}>
          {head.customerName} <span className={number}>{head.customerNumber}</span>
        </p>
        <p className={facts}>
          {season} · {subdivisionTitle(head)} · {collectionName(collectionType)}
        </p>
        {approval && (
          <p className={facts}>
            {intl.formatMessage(
              { id: 'check.approval.by' },
              { by: approval.by, at: <ShortDate key="at" at={approval.at} shows="dayAndTime" /> },
            )}
          </p>
        )}
      </div>
      <CartFigures head={head} />
      <Link look="secondary" href={formatRoute({ screen: 'check', place: head })}>
        {intl.formatMessage({ id: 'waiting.open' })}
      </Link>
    </li>
  );
}
