import type { CartHead, SeasonPlace, Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import { CartTools } from './CartTools.tsx';
import { Precheck } from './findings/Precheck.tsx';
import { NoteDialog } from './note/NoteDialog.tsx';
import { OrderNote } from './note/OrderNote.tsx';
import { UnsentNote } from './note/UnsentNote.tsx';
import { CartFind } from './sections/CartFind.tsx';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

const AddStylesDialog = orderingPart(async () => ({
  default: (await import('./adding/AddStylesDialog.tsx')).AddStylesDialog,
}));
const CartBreakdown = orderingPart(async () => ({
  default: (await import('./breakdown/CartBreakdown.tsx')).CartBreakdown,
}));

type Props = {
  cart: CartRef;
  page: CartPage;
  head: CartHead;
  styles: readonly Style[];
  place: SeasonPlace;
  now: number;
  /** All styles have been counted. */
  counted: boolean;
  totals: ReactNode;
  /** Actions on the cart as a whole, for the menu of a phone. */
  actions: ReactNode;
};

/** What lies between the notices and the styles: tools, the precheck, the charts and the dialogs. */
export function CartPageParts({ cart, page, head, styles, place, now, counted, totals, actions }: Props) {
  const charts = useSelector(page.cartView, ({ context }) => context.view.charts);
  const find = <CartFind cart={cart} page={page} styles={styles} counted={counted} />;
  return (
    <>
      <OrderNote note={head.note} />
      <UnsentNote note={page.note} head={head} />
      <CartTools cart={cart} page={page} head={head} totals={totals} find={find} actions={actions} />
      <Precheck precheck={page.precheck} cart={cart} styles={styles} place={place} />
      <LatePart>
        {charts && (
          <CartBreakdown actor={page.cartView} cart={cart} styles={styles} currency={head.currency} />
        )}
        <AddStylesDialog adding={page.adding} catalog={page.catalog} cart={cart} place={place} now={now} />
      </LatePart>
      <NoteDialog note={page.note} />
    </>
  );
}
