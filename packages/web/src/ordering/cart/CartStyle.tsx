import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { matrixRows, type SumsBook } from '@selvedge/core/ordering';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { QuantityMatrix } from '../matrix/QuantityMatrix.tsx';
import { DeliveryWeeks } from '../style/parts/DeliveryWeeks.tsx';
import { StylePicture } from '../style/parts/StylePicture.tsx';
import { styleRow, styleRowPicture, styleRowWords } from './cart.styles.ts';
import type { NearViewport } from './nearViewport.ts';
import { StylePlaceholder } from './StylePlaceholder.tsx';
import type { CartRef } from './state/cellView.ts';
import { SumsLine } from './sums/SumsLine.tsx';
import { useStyleSums } from './sums/useStyleSums.ts';
import { useMatrixColours } from './useMatrixColours.ts';
import { useNearViewport } from './useNearViewport.ts';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: '8',
  rowGap: '3',
});
const name = css({ textStyle: 'displaySmall' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
  color: 'ink.muted',
});
/** On a phone the matrix needs the full width. */
const matrix = css({ gridColumn: { base: '[1 / -1]', sm: '2' }, minWidth: '0' });

const more = css({ marginInlineStart: '-3', marginTop: '2' });

type Props = {
  style: Style;
  cart: CartRef;
  book: SumsBook;
  nearViewport: NearViewport | null;
  place: SeasonPlace;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  /** The first style on the page is rendered in full at once. */
  first: boolean;
};

/**
 * One style of the cart: picture, name, sums and its matrix. While it is far from the viewport, only its name and what
 * is ordered.
 */
export const CartStyle = memo(function CartStyle({
  style,
  cart,
  book,
  nearViewport,
  place,
  now,
  first,
}: Props) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  const near = useNearViewport(nearViewport, ref, first);
  const sums = useStyleSums(cart, book, style.articleId);
  const { shownStyle, ordered, showsAll, setShowsAll } = useMatrixColours(style, cart, sums);
  const shown = ordered[0] ?? shownStyle.colours[0];
  const href = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const headingId = `cart-${style.articleId}`;
  const length = useMemo(() => ({ '--rows': matrixRows(shownStyle).length }) as CSSProperties, [shownStyle]);
  return (
    <section
      ref={ref}
      className={styleRow}
      style={length}
      data-far={near ? undefined : ''}
      aria-labelledby={headingId}
    >
      <div className={styleRowPicture}>
        {near && shown && <StylePicture style={style} colour={shown} decorative />}
      </div>
      <div className={styleRowWords}>
        <div className={head}>
          <div>
            <h2 id={headingId} className={name}>
              <Link look="quiet" href={href}>
                {style.name}
              </Link>
            </h2>
            <p className={facts}>
              <span>{style.articleNumber}</span>
              {near && <DeliveryWeeks colours={ordered} />}
            </p>
          </div>
          {near && <SumsLine size="small" sums={sums} currency={style.currency} />}
        </div>
      </div>
      <div className={matrix}>
        {near ? (
          <QuantityMatrix style={shownStyle} cart={cart} now={now} />
        ) : (
          <StylePlaceholder style={shownStyle} cart={cart} />
        )}
        {style.colours.length > ordered.length && (
          <Button variant="quiet" size="compact" className={more} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? intl.formatMessage({ id: 'cart.style.orderedColours' })
              : intl.formatMessage({ id: 'cart.style.allColours' }, { count: style.colours.length })}
          </Button>
        )}
      </div>
    </section>
  );
});
