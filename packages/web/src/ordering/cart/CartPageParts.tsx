import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import type { contentsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lazyPart } from '../../platform/lazyPart.ts';
import { useNewStyles } from './adding/useNewStyles.ts';
import { CartTools } from './CartTools.tsx';
import { Precheck } from './findings/Precheck.tsx';
import { NoteDialog } from './note/NoteDialog.tsx';
import { OrderNote } from './note/OrderNote.tsx';
import { UnsentNote } from './note/UnsentNote.tsx';
import { UpdateErrors } from './saving/UpdateErrors.tsx';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

const AddStylesDialog = lazyPart(async () => ({
  default: (await import('./adding/AddStylesDialog.tsx')).AddStylesDialog,
}));
const CartBreakdown = lazyPart(async () => ({
  default: (await import('./breakdown/CartBreakdown.tsx')).CartBreakdown,
}));

type Props = {
  cart: CartRef;
  contents: ActorRefFrom<typeof contentsMachine>;
  page: CartPage;
  head: CartHead;
  styles: readonly Style[];
  place: SeasonPlace;
  now: number;
};

/** What lies between the totals and the styles: errors, tools, the precheck, the charts and the dialogs. */
export function CartPageParts({ cart, contents, page, head, styles, place, now }: Props) {
  const charts = useSelector(page.cartView, ({ context }) => context.view.charts);
  useNewStyles(cart, contents, styles);
  return (
    <>
      <UpdateErrors cart={cart} styles={styles} catalog={page.catalog} />
      <OrderNote note={head.note} />
      <UnsentNote note={page.note} head={head} />
      <CartTools cart={cart} page={page} head={head} />
      <Precheck precheck={page.precheck} cart={cart} styles={styles} place={place} />
      <Suspense>
        {charts && (
          <CartBreakdown actor={page.cartView} cart={cart} styles={styles} currency={head.currency} />
        )}
        <AddStylesDialog adding={page.adding} catalog={page.catalog} cart={cart} place={place} now={now} />
      </Suspense>
      <NoteDialog note={page.note} />
    </>
  );
}
