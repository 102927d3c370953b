import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Money, Percent, Quantity } from '../../../ui/text/Values.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { DeliveryWeek } from '../../style/parts/DeliveryWeek.tsx';
import { Mark } from '../../style/parts/Mark.tsx';
import { Thumbnail } from '../../style/parts/Thumbnail.tsx';
import { ColourDots } from './ColourDots.tsx';
import { compactColumns, facts, figureColumn, label, roomy } from './compact.recipe.ts';
import { OrderHere } from './OrderHere.tsx';
import { StyleLink } from './StyleLink.tsx';
import { type StyleProps, sameStyle } from './sameStyle.ts';

const line = css({
  position: 'relative',
  height: '[3.5rem]',
  alignContent: 'center',
  borderBottom: 'hair',
  textStyle: 'small',
  overflow: 'hidden',
  _hover: { background: 'surface.sunken' },
});
const picture = css({ width: '[1.75rem]', height: '10', overflow: 'hidden', gridArea: 'picture' });
/** Number and name side by side where there is little room, otherwise one above the other. */
const title = css({
  gridArea: 'title',
  minWidth: '0',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '2',
  whiteSpace: 'nowrap',
  '@container (min-width: 56rem)': { flexDirection: 'column', alignItems: 'stretch' },
});
const number = css({
  textStyle: 'fine',
  lineHeight: 'tight',
  color: 'ink.muted',
  fontVariantNumeric: '[tabular-nums]',
});
const name = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  textStyle: 'control',
  lineHeight: 'tight',
  textWrap: 'nowrap',
});
const nameText = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
/** Taller than its line. The negative margin keeps the line as high as the others. */
const marks = css({ flexShrink: '0', marginInlineStart: '2', marginBlock: '[-0.375rem]' });
const muted = css({ color: 'ink.muted' });
const order = css({ position: 'relative', gridArea: 'order' });
const pieces = css({ gridArea: 'pieces', textAlign: 'end', textStyle: 'figureStrong' });

const marginOf = ({ salesPrice, retailPrice }: StyleProps['style']) =>
  salesPrice === null || !retailPrice ? null : (retailPrice - salesPrice) / retailPrice;

/** One style on one line. In a narrow list its figures are below its name. */
export const CompactRow = memo(function CompactRow({
  style,
  currency,
  place,
  ordered,
  position,
  eager,
}: StyleProps) {
  const intl = useIntl();
  const [first] = style.colours;
  const say = {
    cost: intl.formatMessage({ id: 'catalog.price.cost' }),
    retail: intl.formatMessage({ id: 'catalog.price.retail' }),
    margin: intl.formatMessage({ id: 'catalog.bar.margin' }),
    delivery: intl.formatMessage({ id: 'catalog.column.delivery' }),
  };
  return (
    <div className={cx(compactColumns, line)}>
      <span className={picture}>{first && <Thumbnail colour={first} eager={eager} />}</span>
      <div className={title}>
        <span className={number}>{style.articleNumber}</span>
        <h2 className={name}>
          <span className={nameText}>
            <StyleLink place={place} articleId={style.articleId} position={position}>
              {style.name}
            </StyleLink>
          </span>
          <span className={cx(marks, roomy)}>
            {style.marks.slice(0, 1).map((mark) => (
              <Mark key={mark} mark={mark} />
            ))}
          </span>
        </h2>
      </div>
      <div className={facts}>
        <span className={cx(muted, roomy)}>{style.commodityClass}</span>
        <div className={roomy}>
          <ColourDots colours={style.colours} />
        </div>
        <span className={figureColumn}>
          <span className={label}>{say.cost}</span> <Money minor={style.salesPrice} currency={currency} />
        </span>
        <span className={cx(muted, figureColumn)}>
          <span className={label}>{say.retail}</span> <Money minor={style.retailPrice} currency={currency} />
        </span>
        <span className={figureColumn}>
          <span className={label}>{say.margin}</span> <Percent share={marginOf(style)} digits={0} />
        </span>
        <span className={cx(muted, roomy, figureColumn)}>
          <span className={label}>{say.delivery}</span> <DeliveryWeek at={style.deliveryFrom} />
        </span>
      </div>
      <span className={pieces}>
        {ordered > 0 && (
          <>
            <span aria-hidden="true">
              <Quantity count={ordered} />
            </span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'catalog.ordered' }, { count: ordered })}
            </VisuallyHidden>
          </>
        )}
      </span>
      <OrderHere articleId={style.articleId} name={style.name} className={order} />
    </div>
  );
}, sameStyle);
