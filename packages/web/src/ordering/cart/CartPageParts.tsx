import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import type { CartRef } from '../matrix/cellView.ts';
import { CartTools } from './CartTools.tsx';
import type { CartPage } from './cartPage.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { OrderNote } from './OrderNote.tsx';
import { Precheck } from './Precheck.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import { UpdateErrors } from './UpdateErrors.tsx';

const AddStylesDialog = lazyPart(async () => ({
  default: (await import('./AddStylesDialog.tsx')).AddStylesDialog,
}));
const CartBreakdown = lazyPart(async () => ({
  default: (await import('../breakdown/CartBreakdown.tsx')).CartBreakdown,
}));

type Props = {
  cart: CartRef;
  page: CartPage;
  head: CartHead;
  styles: readonly Style[];
  place: SeasonPlace;
  now: number;
};

/** What lies between the totals and the styles: errors, tools, the precheck, the charts and the dialogs. */
export function CartPageParts({ cart, page, head, styles, place, now }: Props) {
  const charts = useSelector(page.cartView, ({ context }) => context.view.charts);
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
