import { type OrderedColour, type OrderedStyle, orderSums } from '@selvedge/core/order';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { sideTable } from '../../ui/layout/sideTable.ts';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { Thumbnail } from '../style/parts/Thumbnail.tsx';
import { OrderedColourRows } from './OrderedColourRows.tsx';
import { cellHead, sheet, sumCell } from './order.styles.ts';

const section = css({
  display: 'grid',
  gridTemplateColumns: { base: '[4rem minmax(0, 1fr)]', md: '[6.5rem minmax(0, 1fr)]' },
  columnGap: { base: '3', md: '6' },
  alignItems: 'start',
  paddingBlock: '6',
  borderBottom: 'hair',
  breakInside: 'avoid',
  contentVisibility: 'auto',
  containIntrinsicHeight: '[auto 12rem]',
});
/** On a phone the picture is beside the head only, so that the matrix has the whole width. */
const picture = css({ gridRow: { md: '[1 / span 2]' } });
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
const scroller = cx(sideTable, css({ gridColumn: { base: '[1 / -1]', md: '2' } }));
/** What scrolls sideways on a phone can be focused and scrolled by keyboard, too. */
const reachable = { role: 'group', tabIndex: 0 };

/** An earlier release does not say which colours have one: then it is asked for. */
const hasPicture = ({ lines }: OrderedColour) => lines.some(({ pictured = true }) => pictured);

type Props = {
  style: OrderedStyle;
  currency: string;
  /** The EAN of each size is shown. */
  eans: boolean;
};

/** A style of the order with its picture and a size matrix, as its confirmation shows it. */
export function OrderStyle({ style, currency, eans }: Props) {
  const intl = useIntl();
  const headingId = `order-${style.articleId}`;
  const [first] = style.colours;
  const shown = style.colours.find(hasPicture) ?? first;
  return (
    <section className={section} aria-labelledby={headingId}>
      <div className={picture}>
        {shown && <Thumbnail colour={{ ...shown, pictured: hasPicture(shown) }} eager={false} />}
      </div>
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
      <section className={scroller} {...reachable} aria-labelledby={headingId}>
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
                style={style}
                currency={currency}
                eans={eans}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
