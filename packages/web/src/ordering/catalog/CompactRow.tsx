import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Money, Percent, Quantity } from '../../ui/Values.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DeliveryWeek } from '../cart/DeliveryWeek.tsx';
import { ColourDots } from './ColourDots.tsx';
import { compactColumns, facts, label, turn } from './compact.recipe.ts';
import { Mark } from './Mark.tsx';
import type { StyleProps } from './StyleCard.tsx';
import { StyleLink } from './StyleLink.tsx';
import { sameStyle } from './sameStyle.ts';
import { Thumbnail } from './Thumbnail.tsx';

const line = css({
  position: 'relative',
  borderBottom: 'hair',
  paddingBlock: '2',
  minHeight: '[4.25rem]',
  textStyle: 'small',
  _hover: { background: 'surface.sunken' },
});
const picture = css({ width: '[2.25rem]', gridArea: 'picture', alignSelf: 'start' });
const title = css({ gridArea: 'title', minWidth: '0' });
const number = css({ textStyle: 'fine', color: 'ink.muted', fontVariantNumeric: '[tabular-nums]' });
const name = css({ textStyle: 'control', overflowWrap: 'anywhere' });
const marks = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1', marginInlineStart: '2' });
const muted = css({ color: 'ink.muted' });
const pieces = css({ gridArea: 'pieces', textAlign: 'end', textStyle: 'figureStrong' });

const marginOf = ({ salesPrice, retailPrice }: StyleProps['style']) =>
  salesPrice === null || !retailPrice ? null : (retailPrice - salesPrice) / retailPrice;

/** One style on one line; on a narrow list its figures stand below its name. */
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
          <StyleLink place={place} articleId={style.articleId} position={position}>
            {style.name}
          </StyleLink>
          <span className={marks}>
            {style.marks.slice(0, 1).map((mark) => (
              <Mark key={mark} mark={mark} />
            ))}
          </span>
        </h2>
      </div>
      <div className={facts}>
        <span className={muted}>{style.commodityClass}</span>
        <ColourDots colours={style.colours} />
        <span className={turn} />
        <span>
          <span className={label}>{say.cost}</span> <Money minor={style.salesPrice} currency={currency} />
        </span>
        <span className={muted}>
          <span className={label}>{say.retail}</span> <Money minor={style.retailPrice} currency={currency} />
        </span>
        <span>
          <span className={label}>{say.margin}</span> <Percent share={marginOf(style)} digits={0} />
        </span>
        <span className={muted}>
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
    </div>
  );
}, sameStyle);
