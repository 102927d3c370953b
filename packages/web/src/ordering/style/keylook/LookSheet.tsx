import { formatRoute } from '@selvedge/core';
import type { Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { UpdateErrors } from '../../cart/saving/UpdateErrors.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { QuantityMatrix } from '../../matrix/QuantityMatrix.tsx';
import { StylePicture } from '../parts/StylePicture.tsx';
import { quantitiesId } from '../quantities/quantitiesId.ts';

const sheet = css({ marginTop: '6', outline: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[4.5rem minmax(0, 1fr)]', md: '[9rem minmax(0, 1fr)]' },
  columnGap: { base: '4', md: '6' },
  rowGap: '4',
  paddingBlock: '6',
  borderTop: 'hair',
});
/** On a phone the matrix needs the full width. */
const matrix = css({ gridColumn: { base: '[1 / -1]', md: '2' }, minWidth: '0' });
const picture = css({ gridRow: { md: '[1 / 3]' } });
const name = css({ textStyle: 'displaySmall' });
const number = css({ textStyle: 'figure', color: 'ink.muted' });

type Props = {
  id: string;
  /** All styles of the look. */
  styles: readonly Style[];
  /** The style of the page: its quantities are above, so they are not repeated. */
  articleId: string;
  cart: CartRef;
  search: string;
  now: number;
  onClose: () => void;
};

/** The order sheet of a whole look: each style with its quantities, one below the other. */
export function LookSheet({ id, styles, articleId, cart, search, now, onClose }: Props) {
  const intl = useIntl();
  const frame = useRef<HTMLElement>(null);
  const others = useMemo(() => styles.filter((style) => style.articleId !== articleId), [styles, articleId]);
  useEffect(() => frame.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === frame.current) onClose();
  };
  return (
    <section
      ref={frame}
      id={id}
      className={sheet}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'style.keylook.sheet' })}
      onKeyDown={onKeyDown}
    >
      {styles.map((style) => (
        <SheetRow
          key={style.articleId}
          style={style}
          isCurrent={style.articleId === articleId}
          cart={cart}
          search={search}
          now={now}
        />
      ))}
      <UpdateErrors cart={cart} styles={others} alone />
    </section>
  );
}

type LookRowProps = { style: Style; isCurrent: boolean; cart: CartRef; search: string; now: number };

function SheetRow({ style, isCurrent, cart, search, now }: LookRowProps) {
  const intl = useIntl();
  const headingId = useId();
  const place = useSelector(cart, ({ context }) => context.place);
  const { articleId } = style;
  const [colour] = style.colours;
  return (
    <section className={row} aria-labelledby={headingId}>
      <div className={picture}>{colour && <StylePicture style={style} colour={colour} decorative />}</div>
      <header>
        <h3 id={headingId} className={name}>
          {isCurrent ? (
            style.name
          ) : (
            <Link look="quiet" href={formatRoute({ screen: 'style', place, articleId, search })}>
              {style.name}
            </Link>
          )}
        </h3>
        <p className={number}>{style.articleNumber}</p>
      </header>
      <div className={matrix}>
        {isCurrent ? (
          <a href={`#${quantitiesId}`}>{intl.formatMessage({ id: 'style.keylook.above' })}</a>
        ) : (
          <QuantityMatrix cart={cart} style={style} now={now} />
        )}
      </div>
    </section>
  );
}
