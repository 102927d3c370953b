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
import { FoldButton } from './sections/FoldButton.tsx';
import { RemoveStyle } from './sections/RemoveStyle.tsx';
import type { SectionsRef } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';
import { SumsLine } from './sums/SumsLine.tsx';
import { useStyleSums } from './sums/useStyleSums.ts';
import { useMatrixColours } from './useMatrixColours.ts';
import { useNearViewport } from './useNearViewport.ts';

const head = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  alignItems: { base: 'start', md: 'end' },
  columnGap: { base: '2', md: '4' },
  rowGap: { base: '1', md: '0' },
});
const sumsPlace = css({ gridColumn: { base: '[1 / -1]', md: '2' }, gridRow: { md: '[1 / span 2]' } });
const removePlace = css({ gridColumn: { base: '2', md: '3' }, gridRow: { base: '1', md: '[1 / span 2]' } });
/** On a phone a long name takes one line, so that the first cell stays in sight. */
const name = css({ textStyle: { base: 'strong', sm: 'displaySmall' } });
const title = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '1',
  '& > button': { marginInlineStart: '-2' },
});
const facts = css({
  gridColumn: { base: '[1 / -1]', md: '1' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
  color: 'ink.muted',
});
/** On a phone the matrix needs the full width. */
const matrix = css({ gridColumn: { base: '[1 / -1]', sm: '2' }, minWidth: '0' });

const more = css({ marginInlineStart: '-3', marginTop: '2' });

export type CartStyleProps = {
  style: Style;
  cart: CartRef;
  book: SumsBook;
  nearViewport: NearViewport | null;
  place: SeasonPlace;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  /** The first style on the page is rendered in full at once. */
  first: boolean;
  /** Only its heading and sums are shown. */
  folded: boolean;
  /** Absent: nothing can be folded. */
  sections: SectionsRef | undefined;
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
  folded,
  sections,
}: CartStyleProps) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  const near = useNearViewport(nearViewport, ref, first);
  const sums = useStyleSums(cart, book, style.articleId);
  const { shownStyle, ordered, showsAll, setShowsAll } = useMatrixColours(style, cart, sums);
  const shown = ordered[0] ?? shownStyle.colours[0];
  const href = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const headingId = `cart-${style.articleId}`;
  const length = useMemo(
    () => ({ '--rows': folded ? 0 : matrixRows(shownStyle).length }) as CSSProperties,
    [shownStyle, folded],
  );
  return (
    <section
      ref={ref}
      className={styleRow}
      style={length}
      data-far={near ? undefined : ''}
      aria-labelledby={headingId}
    >
      <div className={styleRowPicture}>
        {near && !folded && shown && <StylePicture style={style} colour={shown} decorative />}
      </div>
      <div className={styleRowWords}>
        <div className={head}>
          <div className={title}>
            {sections && <FoldButton style={style} folded={folded} sections={sections} />}
            <h2 id={headingId} className={name}>
              <Link look="quiet" href={href}>
                {style.name}
              </Link>
            </h2>
          </div>
          <p className={facts}>
            <span>{style.articleNumber}</span>
            {near && <DeliveryWeeks colours={ordered} />}
          </p>
          {near && (
            <>
              <div className={sumsPlace}>
                <SumsLine size="small" sums={sums} currency={style.currency} />
              </div>
              <div className={removePlace}>
                <RemoveStyle style={style} cart={cart} />
              </div>
            </>
          )}
        </div>
      </div>
      {folded || (
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
      )}
    </section>
  );
});
