import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, StyleEntry } from '@selvedge/core/contract';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { Money } from '../../ui/Values.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { StylePicture } from '../style/StylePicture.tsx';
import { Swatch } from '../style/Swatch.tsx';
import { name, number, piece, prices, retail, swatches, words } from './catalog.recipe.ts';
import { Mark } from './Mark.tsx';

const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '[none]' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
  },
});
const marks = css({
  position: 'absolute',
  top: '2',
  insetInlineStart: '2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
});
const count = css({ position: 'absolute', top: '2', insetInlineEnd: '2' });
const more = css({ textStyle: 'fine', color: 'ink.muted' });
const mostSwatches = 8;
const mostMarks = 2;

type Props = {
  style: StyleEntry;
  currency: string;
  place: SeasonPlace;
  /** Pieces of it in the cart. */
  ordered: number;
  eager: boolean;
};

/** One style: picture first; the whole of it is the link. */
export const StyleCard = memo(function StyleCard({ style, currency, place, ordered, eager }: Props) {
  const intl = useIntl();
  const { articleId, articleNumber, colours } = style;
  const [first] = colours;
  const cost = intl.formatMessage({ id: 'catalog.price.cost' });
  return (
    <li className={piece}>
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
          <Link look="bare" className={cover} href={formatRoute({ screen: 'style', place, articleId })}>
            {style.name}
          </Link>
        </h2>
        <p className={prices}>
          {style.salesPrice === null ? (
            intl.formatMessage({ id: 'catalog.price.none' })
          ) : (
            <>
              <span>
                {cost} <Money minor={style.salesPrice} currency={currency} />
              </span>
              <span className={retail}>
                {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
                <Money minor={style.retailPrice} currency={currency} />
              </span>
            </>
          )}
        </p>
        <p className={swatches}>
          {colours.slice(0, mostSwatches).map(({ articleColorId, hex }) => (
            <Swatch key={articleColorId} hex={hex} />
          ))}
          {colours.length > mostSwatches && (
            <span className={more} aria-hidden="true">
              +{intl.formatNumber(colours.length - mostSwatches)}
            </span>
          )}
          <VisuallyHidden>
            {intl.formatMessage({ id: 'catalog.colours' }, { count: colours.length })}:{' '}
            {colours.map((colour) => colour.name).join(', ')}
          </VisuallyHidden>
        </p>
      </div>
    </li>
  );
});
