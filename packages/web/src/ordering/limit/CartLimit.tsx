import type { cartMachine, contentsMachine, limitMachine } from '@selvedge/core/ordering';
import { sumsBookOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { OrderLimitDrawer } from './OrderLimitDrawer.tsx';

type Props = {
  limit: ActorRefFrom<typeof limitMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
};

/** The order limit beside a cart whose quantities are being typed. */
export function CartLimit({ limit, cart, contents }: Props) {
  const styles = useSelector(contents, ({ context }) => context.answer);
  const book = styles && sumsBookOf(styles);
  const order = useSelector(cart, (now) => book?.ofAll(now).value ?? null);
  return order === null ? null : <OrderLimitDrawer limit={limit} order={order} />;
}
