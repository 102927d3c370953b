import type { Order } from '@selvedge/core/contract';
import { orderSums, stylesOf } from '@selvedge/core/order';
import type { documentsMachine } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { Money, ShortDate } from '../../ui/text/Values.tsx';
import { OrderTotals } from '../cart/sums/OrderTotals.tsx';
import { addressText, useDetailFacts } from '../orderDetails/useDetailFacts.ts';
import { useCollectionName } from '../season/useCollectionName.ts';
import { Margin } from '../style/parts/Margin.tsx';
import { OrderDeliveries } from './OrderDeliveries.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderStatusReports } from './OrderStatusReports.tsx';
import { OrderStyle } from './OrderStyle.tsx';

const facts = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    _print: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: '6',
  rowGap: '5',
  paddingBlock: '6',
  borderBlock: 'hair',
});
const term = css({ textStyle: 'fine', color: 'ink.muted' });
const value = css({ textStyle: 'body', overflowWrap: 'anywhere' });
const figure = css({ textStyle: 'figureLarge' });
const switches = css({
  display: 'flex',
  justifyContent: 'end',
  paddingTop: '3',
  _print: { display: 'none' },
});

type Props = { order: Order; documents?: ActorRefFrom<typeof documentsMachine> };

/** The order with all its parts. In print it is the only content. */
export function OrderSheet({ order, documents }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const [eans, setEans] = useState(false);
  const { season, collectionType, currency } = order;
  const sums = orderSums(order.lines);
  const said = useDetailFacts(order.details);
  const rows: [string, ReactNode, string][] = [
    [intl.formatMessage({ id: 'order.amount' }), <OrderTotals key="p" totals={sums} />, value],
    [
      intl.formatMessage({ id: 'cart.sums.cost' }),
      <Money key="c" minor={order.value} currency={currency} />,
      figure,
    ],
    [
      intl.formatMessage({ id: 'cart.sums.retail' }),
      <Money key="r" minor={order.retailValue} currency={currency} />,
      figure,
    ],
    [intl.formatMessage({ id: 'order.margin' }, { basis: sums.basis }), <Margin key="m" {...sums} />, figure],
    [
      intl.formatMessage({ id: 'order.season' }),
      `${season} · ${subdivisionTitle(order)} · ${collectionName(collectionType)}`,
      value,
    ],
    [intl.formatMessage({ id: 'order.customer' }), `${order.customerName} (${order.customerNumber})`, value],
    [
      intl.formatMessage({ id: 'order.approvedBy' }),
      order.approvedBy === null ? (
        intl.formatMessage({ id: 'order.approvedByNobody' })
      ) : (
        <Decided key="a" by={order.approvedBy} at={order.approvedAt} />
      ),
      value,
    ],
    [
      intl.formatMessage({ id: 'order.finalizedBy' }),
      <Decided key="f" by={order.finalizedBy} at={order.finalizedAt} />,
      value,
    ],
  ];
  rows.push(...said.map(([label, text]): [string, ReactNode, string] => [label, text, value]));
  if (order.invoiceAddress)
    rows.push([intl.formatMessage({ id: 'order.invoiceAddress' }), addressText(order.invoiceAddress), value]);
  return (
    <article>
      <PageHeading
        facts={<Badge tone="positive">{intl.formatMessage({ id: 'order.created' })}</Badge>}
        title={intl.formatMessage({ id: 'order.title' }, { number: order.orderNumber })}
        lead={order.note || undefined}
      />
      {documents && <OrderDocuments documents={documents} order={order} />}
      <dl className={facts}>
        {rows.map(([label, shown, look]) => (
          <div key={label}>
            <dt className={term}>{label}</dt>
            <dd className={look}>{shown}</dd>
          </div>
        ))}
      </dl>
      <OrderStatusReports order={order} />
      <div className={switches}>
        <Switch
          label={intl.formatMessage({ id: 'order.eans' })}
          state={intl.formatMessage({ id: 'ordering.switch' }, { on: String(eans) })}
          on={eans}
          onChange={setEans}
        />
      </div>
      {stylesOf(order.lines).map((style) => (
        <OrderStyle key={style.articleId} style={style} currency={currency} eans={eans} />
      ))}
      <OrderDeliveries order={order} />
    </article>
  );
}

function Decided({ by, at }: { by: string; at: number | null }) {
  return (
    <>
      {by}
      {at !== null && (
        <>
          , <ShortDate at={at} shows="dayAndTime" />
        </>
      )}
    </>
  );
}
