import type { Order, OrderStatus } from '@selvedge/core/contract';
import { deliveryWeekOf, type LineDifference, orderProgress } from '@selvedge/core/order';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ShortDate } from '../../ui/text/Values.tsx';
import { statusWords } from './status/statusWords.ts';

const section = css({ paddingBlock: '6', borderBottom: 'hair', breakInside: 'avoid' });
const heading = css({ textStyle: 'heading', marginBottom: '3' });
const subheading = css({ textStyle: 'strong', marginTop: '5', marginBottom: '2' });
const reports = css({ display: 'grid', gap: '2' });
const report = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'body' });
const sum = css({ textStyle: 'strong', marginTop: '3' });
const muted = css({ color: 'ink.muted' });

/** What the house reported of the order, and what it delivers otherwise than it was ordered (O8). */
export function OrderStatusReports({ order }: { order: Order }) {
  const intl = useIntl();
  const { reports: all, differences, shipped } = orderProgress(order);
  if (all.length === 0) return null;
  const numbered = all.map((each, index) => ({ each, number: all.length - index }));
  return (
    <section className={section} aria-labelledby="order-status">
      <h2 id="order-status" className={heading}>
        {intl.formatMessage({ id: 'order.status.title' })}
      </h2>
      <ol className={reports}>
        {numbered.map(({ each, number }) => (
          <li key={number} className={report}>
            <strong>{intl.formatMessage({ id: statusWords[each.kind] })}</strong>
            <span className={muted}>
              <ShortDate at={each.at} />
            </span>
            <ReportDetails report={each} />
          </li>
        ))}
      </ol>
      {shipped && (
        <p className={sum}>{intl.formatMessage({ id: 'order.status.shippedSum' }, { ...shipped })}</p>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
    </section>
  );
}

const piecesIn = (lines: NonNullable<OrderStatus['lines']>): number =>
  lines.reduce((pieces, { quantity = 0 }) => pieces + quantity, 0);

function ReportDetails({ report: each }: { report: OrderStatus }) {
  const intl = useIntl();
  const { erpNumber, parcel, invoiceNumber } = each;
  const content = each.kind === 'shipped' ? each.lines : undefined;
  return (
    <>
      {erpNumber !== undefined && (
        <span>{intl.formatMessage({ id: 'order.status.erpNumber' }, { number: erpNumber })}</span>
      )}
      {parcel !== undefined && (
        <span>{intl.formatMessage({ id: 'order.status.parcel' }, { number: parcel })}</span>
      )}
      {content !== undefined && (
        <span>{intl.formatMessage({ id: 'order.status.pieces' }, { count: piecesIn(content) })}</span>
      )}
      {invoiceNumber !== undefined && (
        <span>{intl.formatMessage({ id: 'order.status.invoice' }, { number: invoiceNumber })}</span>
      )}
    </>
  );
}

function Differences({ differences }: { differences: readonly LineDifference[] }) {
  const intl = useIntl();
  return (
    <>
      <h3 className={subheading}>{intl.formatMessage({ id: 'order.status.differences' })}</h3>
      <ul className={reports}>
        {differences.map((difference) => (
          <Difference key={difference.at} {...difference} />
        ))}
      </ul>
    </>
  );
}

function Difference({ line, quantity, deliveryFrom, reason }: LineDifference) {
  const intl = useIntl();
  const size = line.oneLength ? line.size : `${line.articleLength}/${line.size}`;
  return (
    <li className={report}>
      <span>{[line.articleNumber, line.styleName, line.colourName, size].join(' · ')}</span>
      {quantity !== null && (
        <strong>
          {intl.formatMessage({ id: 'order.status.quantity' }, { ordered: line.quantity, now: quantity })}
        </strong>
      )}
      {deliveryFrom !== null && <Week at={deliveryFrom} />}
      {reason !== null && <span className={muted}>{reason}</span>}
    </li>
  );
}

function Week({ at }: { at: number }) {
  const intl = useIntl();
  const { week, year } = deliveryWeekOf(at);
  const named = intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) });
  return <strong>{intl.formatMessage({ id: 'order.status.delivery' }, { week: named })}</strong>;
}
