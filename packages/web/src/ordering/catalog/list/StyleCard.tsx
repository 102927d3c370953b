import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Money } from '../../../ui/text/Values.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { markNames } from '../../style/parts/Mark.tsx';
import { StylePicture } from '../../style/parts/StylePicture.tsx';
import { ActHere } from './ActHere.tsx';
import { ColourDots } from './ColourDots.tsx';
import { marks, name, number, piece, prices, retail, words } from './catalog.recipe.ts';
import { OrderHere } from './OrderHere.tsx';
import { StyleLink } from './StyleLink.tsx';
import { type StyleProps, sameStyle } from './sameStyle.ts';
import { useShownColour } from './useShownColour.ts';

/** The star is taller than the line, and takes its room from what is above and below it. */
const headLine = css({ display: 'flex', alignItems: 'center', height: '6' });
const star = css({
  flexShrink: '0',
  width: 'controlDense',
  marginInlineEnd: '[-0.375rem]',
  _touch: { width: 'control', marginInlineEnd: '[-0.75rem]' },
});
/** One line: what does not fit wraps out of sight. */
const head = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  height: '6',
  overflow: 'hidden',
});
/** For a finger they are higher than the line of the colours, and reach into the room below the card, not over the price. */
const acts = css({
  position: 'absolute',
  bottom: { base: '0', _touch: '-4' },
  insetInlineEnd: '[-0.375rem]',
  display: 'flex',
});

/** One style, picture first. The whole card is the link. */
export const StyleCard = memo(function StyleCard({
  style,
  currency,
  place,
  ordered,
  position,
  eager,
}: StyleProps) {
  const intl = useIntl();
  const { articleId, articleNumber, colours } = style;
  const { shown, hands } = useShownColour(colours);
  return (
    <div className={piece} {...hands}>
      {shown && <StylePicture style={style} colour={shown} preset="plp" eager={eager} decorative />}
      <div className={words}>
        <div className={headLine}>
          <div className={head}>
            <span className={number}>{articleNumber}</span>
            {ordered > 0 && (
              <Badge tone="ink">
                <span aria-hidden="true">{intl.formatNumber(ordered)}</span>
                <VisuallyHidden>
                  {intl.formatMessage({ id: 'catalog.ordered' }, { count: ordered })}
                </VisuallyHidden>
              </Badge>
            )}
          </div>
          <span className={star}>
            <ActHere act="favorite" articleId={articleId} name={style.name} />
          </span>
        </div>
        {/* As many as there are: they take a further line where one does not hold them. */}
        <p className={marks}>
          {style.marks.map((mark) => intl.formatMessage({ id: markNames[mark] })).join(' · ')}
        </p>
        <h2 className={name}>
          <StyleLink place={place} articleId={articleId} position={position}>
            {style.name}
          </StyleLink>
        </h2>
        <p className={prices}>
          {style.salesPrice === null ? (
            intl.formatMessage({ id: 'catalog.price.none' })
          ) : (
            <>
              <span>
                {intl.formatMessage({ id: 'catalog.price.cost' })}{' '}
                <Money minor={style.salesPrice} currency={currency} />
              </span>
              <span className={retail}>
                {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
                <Money minor={style.retailPrice} currency={currency} />
              </span>
            </>
          )}
        </p>
        <ColourDots colours={colours} />
      </div>
      <span className={acts}>
        <ActHere act="compare" articleId={articleId} name={style.name} />
        <OrderHere articleId={articleId} name={style.name} />
      </span>
    </div>
  );
}, sameStyle);
