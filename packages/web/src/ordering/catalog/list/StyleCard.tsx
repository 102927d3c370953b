import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Money } from '../../../ui/text/Values.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Mark } from '../../style/parts/Mark.tsx';
import { StylePicture } from '../../style/parts/StylePicture.tsx';
import { ColourDots } from './ColourDots.tsx';
import { name, number, piece, prices, retail, words } from './catalog.recipe.ts';
import { StyleLink } from './StyleLink.tsx';
import { type StyleProps, sameStyle } from './sameStyle.ts';

const marks = css({
  position: 'absolute',
  top: '2',
  insetInlineStart: '2',
  insetInlineEnd: '12',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
});
const count = css({ position: 'absolute', top: '2', insetInlineEnd: '2' });
const mostMarks = 2;

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
  const [first] = colours;
  return (
    <div className={piece}>
      {first && <StylePicture style={style} colour={first} preset="plp" eager={eager} decorative />}
      <div className={marks}>
        {style.marks.slice(0, mostMarks).map((mark) => (
          <Mark key={mark} mark={mark} />
        ))}
      </div>
      {ordered > 0 && (
        <div className={count}>
          <Badge tone="ink">
            <span aria-hidden="true">{intl.formatNumber(ordered)}</span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'catalog.ordered' }, { count: ordered })}
            </VisuallyHidden>
          </Badge>
        </div>
      )}
      <div className={words}>
        <span className={number}>{articleNumber}</span>
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
    </div>
  );
}, sameStyle);
