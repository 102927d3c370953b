import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import { type cartMachine, type contentsMachine, type SumsBook, sumsBookOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
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
import { DenseHead } from './dense/DenseHead.tsx';
import { DenseStyle } from './dense/DenseStyle.tsx';
import { denseEndRoom } from './dense/dense.recipe.ts';
import { CartFindings } from './findings/CartFindings.tsx';
import { createApproach } from './nearViewport.ts';
import { UpdateErrors } from './saving/UpdateErrors.tsx';
import { NothingShown } from './sections/NothingShown.tsx';
import { RemovalNotice } from './sections/RemovalNotice.tsx';
import { useShownStyles } from './sections/useShownStyles.ts';
import type { CartPage, SectionsRef } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';
import { CartTotals } from './sums/CartTotals.tsx';
import { useCounted } from './sums/useCounted.ts';
import { useSortedStyles } from './useSortedStyles.ts';

/** The first style fills a window and is rendered in full at once. The others follow when they come near. */
const FIRST = 1;
/** Of the dense cart, so many. */
const FIRST_ROWS = 3;
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
  /** Actions on the cart as a whole, for the menu of a phone. */
  actions: ReactNode;
};

/** The cart with its styles. A keystroke only renders the sums. */
export const FilledCart = memo(function FilledCart({ place, now, cart, contents, page, actions }: Props) {
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
      actions={actions}
    />
  );
});

type StyledProps = Props & { styles: readonly Style[]; head: CartHead };

/** In a long cart, the findings of all lines follow once its first styles are painted. */
function StyledCart({ place, now, cart, contents, page, styles, head, actions }: StyledProps) {
  const intl = useIntl();
  const sorted = useSortedStyles(cart, styles, page?.cartView);
  const book = sumsBookOf(styles);
  const counted = useCounted(cart, book);
  const [long] = useState(!counted);
  const sections = page?.sections;
  const shown = useShownStyles(cart, sorted, sections, book);
  const totals = <CartTotals cart={cart} book={book} counted={counted} head={head} />;
  return (
    <>
      <ReadingTrouble reading={contents} title={intl.formatMessage({ id: 'cart.contents.stale' })} />
      <CartFindings cart={cart} head={head} styles={styles} now={now} counted={counted} long={long} />
      {page ? (
        <CartPageParts
          cart={cart}
          page={page}
          head={head}
          styles={styles}
          place={place}
          now={now}
          counted={counted}
          totals={totals}
          actions={actions}
        />
      ) : (
        totals
      )}
      <CartStyles styles={shown} cart={cart} book={book} place={place} now={now} sections={sections} />
      {styles.length > 0 && shown.length === 0 && <NothingShown sections={sections} />}
      {page && <UpdateErrors cart={cart} styles={styles} catalog={page.catalog} />}
      <RemovalNotice cart={cart} styles={styles} />
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
  sections: SectionsRef | undefined;
};

/** Renders the first styles at once, and the rest of a long cart as soon as the page has time. */
const CartStyles = memo(function CartStyles({ styles, sections, ...given }: StylesProps) {
  const [nearViewport] = useState(createApproach);
  const dense = useSelector(sections, (at) => at?.context.layout === 'dense');
  const folded = useSelector(sections, (at) => at?.context.folded);
  const shown = useDeferredValue(styles, styles.slice(0, AT_ONCE));
  const Shown = dense ? DenseStyle : CartStyle;
  const lots = lotsOf(shown).map((lot, nth) => (
    <div key={lot[0]?.articleId} className={styleLot}>
      {lot.map((style, at) => (
        <Shown
          key={style.articleId}
          {...given}
          style={style}
          nearViewport={nearViewport}
          first={nth === 0 && at < (dense ? FIRST_ROWS : FIRST)}
          folded={folded?.includes(style.articleId) ?? false}
          sections={sections}
        />
      ))}
    </div>
  ));
  if (!dense || shown.length === 0) return lots;
  return (
    <div>
      <DenseHead />
      {lots}
      <div className={denseEndRoom} />
    </div>
  );
});

const lotsOf = (styles: readonly Style[]): (readonly Style[])[] =>
  Array.from({ length: Math.ceil(styles.length / LOT) }, (_, nth) =>
    styles.slice(nth * LOT, (nth + 1) * LOT),
  );
