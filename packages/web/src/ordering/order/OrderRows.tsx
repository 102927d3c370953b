import { formatRoute } from '@selvedge/core';
import type { OrderHead } from '@selvedge/core/contract';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Money, ShortDate } from '../../ui/text/Values.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';
import { statusWords } from './status/statusWords.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    md: '[minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)]',
  },
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '4',
  borderBottom: 'hair',
  _hover: { background: 'surface.raised' },
});
const number = css({ textStyle: 'heading', _after: { content: '""', position: 'absolute', inset: '0' } });
const detail = css({ textStyle: 'small', color: 'ink.muted' });
const figures = css({
  textAlign: 'end',
  textStyle: 'figureStrong',
  gridRow: { base: '1', md: 'auto' },
  gridColumn: { base: '2', md: 'auto' },
});
const below = css({ display: 'block', overflowWrap: 'anywhere' });
const status = css({ display: 'block', color: 'ink' });
const wide = css({ gridColumn: { base: '1 / -1', md: 'auto' } });

/** One line per order: its number and the customer's own, season, who finalized it and when, where it stands (O8), totals and value. */
export function OrderRows({ orders }: { orders: readonly OrderHead[] }) {
  const intl = useIntl();
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'app.trail.orders' })}>
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderHead }) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { orderId, orderNumber, season, collectionType, currency, details, lastReport } = order;
  const ownNumber = details?.customerOrderNumber ?? '';
  return (
    <li className={row}>
      <Link look="bare" className={number} href={formatRoute({ screen: 'order', orderId })}>
        {orderNumber}
      </Link>
      <p className={wide}>
        {season} · {subdivisionTitle(order)} · {collectionName(collectionType)}
        {ownNumber !== '' && (
          <span className={`${detail} ${below}`}>
            {intl.formatMessage({ id: 'orders.ownNumber' }, { number: ownNumber })}
          </span>
        )}
      </p>
      <p className={`${wide} ${detail}`}>
        {intl.formatMessage(
          { id: 'orders.finalized' },
          {
            by: order.finalizedBy,
            at: <ShortDate key="at" at={order.finalizedAt} shows="dayAndTime" />,
          },
        )}
        {lastReport && (
          <span className={status}>
            <strong>{intl.formatMessage({ id: statusWords[lastReport.kind] })}</strong>{' '}
            <ShortDate at={lastReport.at} />
          </span>
        )}
      </p>
      <p className={figures}>
        <Money minor={order.value} currency={currency} />
        <span className={`${detail} ${below}`}>
          <HeadTotals of={order} />
        </span>
      </p>
    </li>
  );
}
