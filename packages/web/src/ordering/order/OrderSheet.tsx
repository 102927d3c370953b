import type { Order } from '@selvedge/core/contract';
import { stylesOf } from '@selvedge/core/order';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Money, Quantity, ShortDate } from '../../ui/Values.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';
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
const value = css({ textStyle: 'body' });
const figure = css({ textStyle: 'figureLarge' });
const onScreen = css({ _print: { display: 'none' } });

/** The order with all it consists of; on paper it stands alone. */
export function OrderSheet({ order }: { order: Order }) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { season, subdivision, collectionType, currency } = order;
  const rows: [string, ReactNode, string][] = [
    [intl.formatMessage({ id: 'cart.sums.pieces' }), <Quantity key="p" count={order.pieces} />, figure],
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
    [
      intl.formatMessage({ id: 'order.season' }),
      `${season} · ${subdivision} · ${collectionName(collectionType)}`,
      value,
    ],
    [intl.formatMessage({ id: 'order.customer' }), `${order.customerName} (${order.customerNumber})`, value],
    [
      intl.formatMessage({ id: 'order.approvedBy' }),
      order.approvedBy ?? intl.formatMessage({ id: 'order.approvedByNobody' }),
      value,
    ],
    [intl.formatMessage({ id: 'order.finalizedBy' }), order.finalizedBy, value],
    [
      intl.formatMessage({ id: 'order.finalizedAt' }),
      <ShortDate key="at" at={order.finalizedAt} shows="dayAndTime" />,
      value,
    ],
  ];
  return (
    <article>
      <PageHeading
        facts={<Badge tone="positive">{intl.formatMessage({ id: 'order.created' })}</Badge>}
        title={intl.formatMessage({ id: 'order.title' }, { number: order.orderNumber })}
        lead={order.note || undefined}
        actions={
          <Button className={onScreen} onClick={() => window.print()}>
            {intl.formatMessage({ id: 'order.print' })}
          </Button>
        }
      />
      <dl className={facts}>
        {rows.map(([label, shown, look]) => (
          <div key={label}>
            <dt className={term}>{label}</dt>
            <dd className={look}>{shown}</dd>
          </div>
        ))}
      </dl>
      {stylesOf(order.lines).map((style) => (
        <OrderStyle key={style.articleId} style={style} currency={currency} />
      ))}
    </article>
  );
}
