import { type OrderedStyle, orderSums } from '@selvedge/core/order';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { sideTable } from '../../ui/layout/sideTable.ts';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { OrderedColourRows } from './OrderedColourRows.tsx';
import { cellHead, sheet, sumCell } from './order.styles.ts';

const section = css({
  paddingBlock: '6',
  borderBottom: 'hair',
  breakInside: 'avoid',
  contentVisibility: 'auto',
  containIntrinsicHeight: '[auto 12rem]',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  marginBottom: '3',
});
const name = css({ textStyle: 'heading' });
const number = css({ textStyle: 'figure', color: 'ink.muted', marginInlineStart: '2' });
const sums = css({ display: 'flex', gap: '5', textStyle: 'figureStrong' });
/** What scrolls sideways on a phone can be focused and scrolled by keyboard, too. */
const reachable = { role: 'group', tabIndex: 0 };

/** A style of the order with a size matrix. */
export function OrderStyle({ style, currency }: { style: OrderedStyle; currency: string }) {
  const intl = useIntl();
  const headingId = `order-${style.articleId}`;
  return (
    <section className={section} aria-labelledby={headingId}>
      <div className={head}>
        <h2 id={headingId} className={name}>
          {style.styleName}
          <span className={number}>{style.articleNumber}</span>
        </h2>
        <p className={sums}>
          <Quantity count={orderSums(style.lines).pieces} unit />
          <Money minor={orderSums(style.lines).value} currency={currency} />
        </p>
      </div>
      <section className={sideTable} {...reachable} aria-labelledby={headingId}>
        <table className={sheet}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage({ id: 'order.colour' })}</th>
              {style.hasLengths && <th scope="col">{intl.formatMessage({ id: 'order.length' })}</th>}
              {style.sizes.map((size) => (
                <th key={size} scope="col" className={cellHead}>
                  {size}
                </th>
              ))}
              <th scope="col" className={sumCell}>
                {intl.formatMessage({ id: 'cart.sums.pieces' })}
              </th>
              <th scope="col" className={sumCell}>
                {intl.formatMessage({ id: 'cart.sums.cost' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {style.colours.map((colour) => (
              <OrderedColourRows
                key={colour.articleColorId}
                colour={colour}
                hasLengths={style.hasLengths}
                sizes={style.sizes}
                currency={currency}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
