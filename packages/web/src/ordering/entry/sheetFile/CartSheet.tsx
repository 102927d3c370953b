import { cartPieces, piecesInCart } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { CartRef } from '../../cart/state/cellView.ts';
import { buttons, muted } from '../parts/entry.recipe.ts';
import type { SheetFileRef } from '../parts/entryRef.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { useSheets } from './useSheets.ts';

type Props = {
  cart: CartRef;
  sheetFile: SheetFileRef;
  /** Adds a label to the buttons, for places where nothing else explains them. */
  named?: boolean;
};

/** The cart as a file that can be read in again. */
export function CartSheet({ cart, sheetFile, named }: Props) {
  const intl = useIntl();
  const { told, separator } = useSheets();
  const head = useSelector(cart, ({ context }) => context.head);
  const place = useSelector(cart, ({ context }) => context.place);
  // Only a boolean is selected here: the sheet is made when a button is pressed, not on each change of a quantity.
  const empty = useSelector(cart, (at) => at.context.head === null || piecesInCart(at) === 0);
  const label = intl.formatMessage({ id: 'entry.out.cart' });
  return (
    <div className={buttons}>
      {named && <span className={muted}>{intl.formatMessage({ id: 'entry.out.asList' })}</span>}
      <SheetButtons
        sheetFile={sheetFile}
        label={label}
        of="cart"
        count={empty ? 0 : piecesInCart(cart.getSnapshot())}
        ways={{ place }}
        sheetOf={() => ({
          name: [label, head?.customerNumber, head?.season, head?.subdivision].filter(Boolean).join(' '),
          separator,
          heading: told,
          rows: [],
          ...(head && {
            cart: {
              rightEnv: head.rightEnv,
              cartId: head.cartId,
              pieces: cartPieces(cart.getSnapshot()),
            },
          }),
        })}
      />
    </div>
  );
}
