import type { Lock, SeasonPlace } from '@selvedge/core/contract';
import type { contentsMachine, limitMachine, sheetFileMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';
import type { FinalizedOrder } from '../cart/CartEmpty.tsx';
import { CartScreen } from '../cart/CartScreen.tsx';
import type { CartPage } from '../cart/state/cartPage.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { CopyCart, CopyCartHere } from '../copy/CopyCart.tsx';
import { CartSheet } from '../entry/sheetFile/CartSheet.tsx';
import { SheetFailure } from '../entry/sheetFile/SheetButtons.tsx';
import { CartLimit } from '../limit/CartLimit.tsx';

type Props = {
  place: SeasonPlace;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  cart: CartRef;
  /** The styles behind the lines; absent while there is no cart. */
  contents: ActorRefFrom<typeof contentsMachine> | undefined;
  sheetFile: ActorRefFrom<typeof sheetFileMachine> | undefined;
  page: CartPage | undefined;
  limit: ActorRefFrom<typeof limitMachine> | undefined;
  /** The order that the last cart of this place was finalized into. */
  ordered: FinalizedOrder | null;
  /** The customer's locks. Those that affect this place are shown. */
  locks: readonly Lock[];
};

/** The cart of the place, with its downloads. */
export default function PlaceCart({ sheetFile, cart, limit, ...props }: Props) {
  return (
    <>
      {sheetFile && <SheetFailure sheetFile={sheetFile} />}
      <CopyCartHere cart={cart} />
      <CartScreen
        {...props}
        cart={cart}
        sheetFile={sheetFile}
        actions={
          <>
            {limit && props.contents && <CartLimit limit={limit} cart={cart} contents={props.contents} />}
            {sheetFile && <CartSheet cart={cart} sheetFile={sheetFile} named />}
            <CopyCart cart={cart} />
          </>
        }
      />
    </>
  );
}
