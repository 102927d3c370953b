import type { cartMachine, contentsMachine, limitMachine } from '@selvedge/core/ordering';
import { type SumsBook, sumsBookOf } from '@selvedge/core/ordering';
import { limitUse } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { useWholeMoney } from '../../ui/text/Values.tsx';
import { useCounted } from '../cart/sums/useCounted.ts';
import { OrderLimitDrawer } from './OrderLimitDrawer.tsx';

const toCome = css({ visibility: 'hidden' });

type Props = {
  limit: ActorRefFrom<typeof limitMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
};

/** The order limit beside a cart that is being edited. */
export function CartLimit({ limit, cart, contents }: Props) {
  const styles = useSelector(contents, ({ context }) => context.answer);
  return styles && <CountedLimit limit={limit} cart={cart} book={sumsBookOf(styles)} />;
}

function CountedLimit({ limit, cart, book }: Omit<Props, 'contents'> & { book: SumsBook }) {
  const counted = useCounted(cart, book);
  const order = useSelector(cart, (now) => (counted ? book.ofAll(now).value : null));
  return order === null ? <LimitToCome limit={limit} /> : <OrderLimitDrawer limit={limit} order={order} />;
}

/** Takes the place of the button while a long cart is counted, so that nothing moves when it appears. */
function LimitToCome({ limit }: Pick<Props, 'limit'>) {
  const intl = useIntl();
  const wholeMoney = useWholeMoney();
  const known = useSelector(limit, ({ context }) => context.limit);
  if (known === null) return null;
  const over = wholeMoney(limitUse(known, 0).left, known.currency);
  return (
    <span className={toCome} aria-hidden="true">
      <Button size="compact" tabIndex={-1}>
        {intl.formatMessage({ id: 'limit.button.over' }, { over })}
      </Button>
    </span>
  );
}
