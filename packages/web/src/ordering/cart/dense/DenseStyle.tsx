import { formatRoute } from '@selvedge/core';
import { hasLengths, type MatrixRow, wishedPieces } from '@selvedge/core/ordering';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Quantity } from '../../../ui/text/Values.tsx';
import type { CartStyleProps } from '../CartStyle.tsx';
import { rowText } from '../rowText.ts';
import { FoldButton } from '../sections/FoldButton.tsx';
import { RemoveStyle } from '../sections/RemoveStyle.tsx';
import type { CartRef } from '../state/cellView.ts';
import { useStyleSums } from '../sums/useStyleSums.ts';
import { useNearViewport } from '../useNearViewport.ts';
import { DenseSheet } from './DenseSheet.tsx';
import {
  denseAbout,
  denseCells,
  denseEnd,
  denseName,
  denseNumber,
  denseRow,
  denseStyle,
  denseSums,
  denseWords,
} from './dense.recipe.ts';
import { useDenseRows } from './useDenseRows.ts';

/** One style of the dense cart: a row for each ordered colour and length, with its sizes in the row. */
export const DenseStyle = memo(function DenseStyle({
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
  const { rows, hasMore, showsAll, setShowsAll } = useDenseRows(style, cart, sums);
  const headingId = `cart-${style.articleId}`;
  const length = { '--rows': folded ? 1 : rows.length } as CSSProperties;
  return (
    <section
      ref={ref}
      className={denseStyle}
      style={length}
      data-far={near ? undefined : ''}
      aria-labelledby={headingId}
    >
      <div className={denseAbout}>
        {sections && <FoldButton style={style} folded={folded} sections={sections} />}
        <div className={denseWords}>
          <h2 id={headingId} className={denseName}>
            <Link look="quiet" href={formatRoute({ screen: 'style', place, articleId: style.articleId })}>
              {style.name}
            </Link>
          </h2>
          <p className={denseNumber}>{style.articleNumber}</p>
        </div>
      </div>
      <div className={denseCells}>
        {folded && <FoldedRows rows={rows} />}
        {!folded && near && <DenseSheet cart={cart} style={style} rows={rows} now={now} />}
        {!(folded || near) && <DenseWords cart={cart} rows={rows} lengths={hasLengths(style)} />}
      </div>
      <div className={denseEnd}>
        <p className={denseSums}>
          <Amounts of={{ ...sums, currency: style.currency }} />
          <Quantity count={sums.pieces} unit />
        </p>
        {near && hasMore && (
          <IconButton
            icon={showsAll ? 'minus' : 'plus'}
            size="compact"
            label={intl.formatMessage(
              { id: showsAll ? 'cart.dense.ordered' : 'cart.dense.all' },
              { style: style.name },
            )}
            onClick={() => setShowsAll(!showsAll)}
          />
        )}
        {near && <RemoveStyle style={style} cart={cart} />}
      </div>
    </section>
  );
});

function FoldedRows({ rows }: { rows: readonly MatrixRow[] }) {
  const names = [...new Set(rows.map(({ colour }) => colour.name))];
  return <p className={denseRow}>{names.join(', ')}</p>;
}

/** The quantities as text while the style is far away; see `StylePlaceholder`. */
function DenseWords({
  cart,
  rows,
  lengths,
}: {
  cart: CartRef;
  rows: readonly MatrixRow[];
  lengths: boolean;
}) {
  const pieces = useMemo(() => wishedPieces(cart.getSnapshot()), [cart]);
  return rows.map((row) => (
    <p key={row.key} className={denseRow}>
      {rowText(row, pieces, lengths)}
    </p>
  ));
}
