import type { cartMachine, contentsMachine, limitMachine } from '@selvedge/core/ordering';
import { type SumsBook, sumsBookOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useCounted } from '../cart/useCounted.ts';
import { OrderLimitDrawer } from './OrderLimitDrawer.tsx';

type Props = {
  limit: ActorRefFrom<typeof limitMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
};

/** The order limit beside a cart whose quantities are being typed. */
export function CartLimit({ limit, cart, contents }: Props) {
  const styles = useSelector(contents, ({ context }) => context.answer);
  return styles && <CountedLimit limit={limit} cart={cart} book={sumsBookOf(styles)} />;
}

function CountedLimit({ limit, cart, book }: Omit<Props, 'contents'> & { book: SumsBook }) {
  const counted = useCounted(cart, book);
  const order = useSelector(cart, (now) => (counted ? book.ofAll(now).value : null));
  return order === null ? null : <OrderLimitDrawer limit={limit} order={order} />;
}
