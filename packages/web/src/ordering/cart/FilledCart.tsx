import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import { type cartMachine, type contentsMachine, type SumsBook, sumsBookOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failedAloud } from '../../failure/failedAloud.ts';
import { ReadingTrouble } from '../../failure/ReadingTrouble.tsx';
import { CartFoot } from './bar/CartFoot.tsx';
import { CartLoading } from './CartLoading.tsx';
import { CartPageParts } from './CartPageParts.tsx';
import { CartStyle } from './CartStyle.tsx';
import { ContentsFailed } from './ContentsFailed.tsx';
import { styleLot } from './cart.styles.ts';
import { CartFindings } from './findings/CartFindings.tsx';
import { createApproach } from './nearViewport.ts';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';
import { CartTotals } from './sums/CartTotals.tsx';
import { useCounted } from './sums/useCounted.ts';
import { useSortedStyles } from './useSortedStyles.ts';

/** The first style fills a window and is rendered in full at once. The others follow when they come near. */
const FIRST = 1;
const AT_ONCE = 3;
/** Styles per lot. A change in one style only lays out its lot again, not the whole of a long cart. */
const LOT = 20;

type Props = {
  place: SeasonPlace;
  now: number;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
  /** The page's actors besides the quantities. */
  page: CartPage | undefined;
};

/** The cart with its styles. A keystroke only renders the sums. */
export const FilledCart = memo(function FilledCart({ place, now, cart, contents, page }: Props) {
  const head = useSelector(cart, ({ context }) => context.head);
  const reading = useSelector(contents, (now) => now);
  const styles = reading.context.answer;
  if (failedAloud(reading) || reading.matches('missing')) {
    return <ContentsFailed cart={cart} contents={contents} />;
  }
  if (!styles || !head) return <CartLoading />;
  return (
    <StyledCart
      place={place}
      now={now}
      cart={cart}
      contents={contents}
      page={page}
      styles={styles}
      head={head}
    />
  );
});

type StyledProps = Props & { styles: readonly Style[]; head: CartHead };

/** In a long cart, the findings of all lines follow once its first styles are painted. */
function StyledCart({ place, now, cart, contents, page, styles, head }: StyledProps) {
  const intl = useIntl();
  const sorted = useSortedStyles(cart, styles, page?.cartView);
  const book = sumsBookOf(styles);
  const counted = useCounted(cart, book);
  const [long] = useState(!counted);
  return (
    <>
      <ReadingTrouble reading={contents} title={intl.formatMessage({ id: 'cart.contents.stale' })} />
      <CartFindings cart={cart} head={head} styles={styles} now={now} counted={counted} long={long} />
      <CartTotals cart={cart} book={book} counted={counted} currency={head.currency} />
      {page && (
        <CartPageParts
          cart={cart}
          contents={contents}
          page={page}
          head={head}
          styles={styles}
          place={place}
          now={now}
        />
      )}
      <CartStyles styles={sorted} cart={cart} book={book} place={place} now={now} />
      <CartFoot cart={cart} place={place} book={book} counted={counted} currency={head.currency} />
    </>
  );
}

type StylesProps = {
  styles: readonly Style[];
  cart: CartRef;
  book: SumsBook;
  place: SeasonPlace;
  now: number;
};

/** Renders the first styles at once, and the rest of a long cart as soon as the page has time. */
const CartStyles = memo(function CartStyles({ styles, cart, book, place, now }: StylesProps) {
  const [nearViewport] = useState(createApproach);
  const shown = useDeferredValue(styles, styles.slice(0, AT_ONCE));
  return lotsOf(shown).map((lot, nth) => (
    <div key={lot[0]?.articleId} className={styleLot}>
      {lot.map((style, at) => (
        <CartStyle
          key={style.articleId}
          style={style}
          cart={cart}
          book={book}
          nearViewport={nearViewport}
          place={place}
          now={now}
          first={nth === 0 && at < FIRST}
        />
      ))}
    </div>
  ));
});

const lotsOf = (styles: readonly Style[]): (readonly Style[])[] =>
  Array.from({ length: Math.ceil(styles.length / LOT) }, (_, nth) =>
    styles.slice(nth * LOT, (nth + 1) * LOT),
  );
