import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import {
  acceptedPrices,
  type cartMachine,
  changedPrices,
  type contentsMachine,
  type SumsBook,
  sumsBookOf,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { failedAloud } from '../area/failedAloud.ts';
import type { CartRef } from '../matrix/cellView.ts';
import { useWhyNotNow } from '../whyNot/useWhyNot.tsx';
import { createApproach } from './approach.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartLoading } from './CartLoading.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartPageParts } from './CartPageParts.tsx';
import { CartStyle } from './CartStyle.tsx';
import { CartTotals } from './CartTotals.tsx';
import { ContentsFailed } from './ContentsFailed.tsx';
import type { CartPage } from './cartPage.ts';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import { useSortedStyles } from './useSortedStyles.ts';

const none: readonly Style[] = [];
/** So many styles are made at once, the others as one comes near them. */
const FIRST = 2;
const AT_ONCE = 6;
/** A change in one of them lays out its own lot, not the whole of a long cart. */
const LOT = 20;

type Props = {
  place: SeasonPlace;
  now: number;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
  /** What can be done on the page besides quantities. */
  page: CartPage | undefined;
};

/** The cart with its styles; a keystroke renders only what adds it up. */
export const FilledCart = memo(function FilledCart({ place, now, cart, contents, page }: Props) {
  const head = useSelector(cart, ({ context }) => context.head);
  const reading = useSelector(contents, (now) => now);
  const styles = reading.context.answer ?? none;
  const sorted = useSortedStyles(cart, styles, page?.cartView);
  const book = sumsBookOf(styles);
  if (failedAloud(reading) || reading.matches('missing')) {
    return <ContentsFailed cart={cart} contents={contents} />;
  }
  if (!reading.context.answer || !head) return <CartLoading />;
  return (
    <>
      <LineNotices cart={cart} styles={styles} head={head} />
      <UnavailableNotice cart={cart} styles={styles} now={now} />
      <CartTotals cart={cart} book={book} currency={head.currency} />
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
      <CartFoot cart={cart} place={place} book={book} currency={head.currency} />
    </>
  );
});

type StylesProps = {
  styles: readonly Style[];
  cart: CartRef;
  book: SumsBook;
  place: SeasonPlace;
  now: number;
};

/** The first styles are there at once, the rest of a long cart as soon as the page has time. */
const CartStyles = memo(function CartStyles({ styles, cart, book, place, now }: StylesProps) {
  const [approach] = useState(createApproach);
  const shown = useDeferredValue(styles, styles.slice(0, AT_ONCE));
  return lotsOf(shown).map((lot, nth) => (
    <div key={lot[0]?.articleId}>
      {lot.map((style, at) => (
        <CartStyle
          key={style.articleId}
          style={style}
          cart={cart}
          book={book}
          approach={approach}
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

type NoticeProps = { cart: CartRef; styles: readonly Style[]; head: CartHead };

/** What the stored lines call for: they change when something is stored, not while one types. */
function LineNotices({ cart, styles, head }: NoticeProps) {
  const lines = useSelector(cart, ({ context }) => context.lines);
  const mayInsert = useSelector(cart, ({ context }) => context.mayInsert);
  const changed = useMemo(() => changedPrices(styles, lines), [styles, lines]);
  const prices = useMemo(() => acceptedPrices(changed), [changed]);
  const acceptance = { type: 'prices.accepted', prices } as const;
  return (
    <CartNotices
      head={head}
      mayInsert={mayInsert}
      changed={changed}
      whyNotAccepted={useWhyNotNow(cart, acceptance)}
      onAcceptPrices={() => cart.send(acceptance)}
    />
  );
}
