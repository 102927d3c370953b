import { type CartSort, cartSorts } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Select } from '../../ui/fields/Select.tsx';
import type { CartViewRef } from './state/cartPage.ts';

const sortNames: Readonly<Record<CartSort, MessageId>> = {
  number: 'cart.sort.number',
  name: 'cart.sort.name',
  delivery: 'cart.sort.delivery',
  pieces: 'cart.sort.pieces',
  value: 'cart.sort.value',
  changed: 'cart.sort.changed',
};

/** The order of the styles in a cart (N2). */
export function CartSorting({ cartView }: { cartView: CartViewRef }) {
  const intl = useIntl();
  const sort = useSelector(cartView, ({ context }) => context.view.sort);
  return (
    <Select
      size="compact"
      labelHidden
      label={intl.formatMessage({ id: 'cart.sort.label' })}
      value={sort}
      options={cartSorts.map((value) => ({
        value,
        label: intl.formatMessage(
          { id: 'cart.sort.option' },
          { by: intl.formatMessage({ id: sortNames[value] }) },
        ),
      }))}
      onValue={(value) => {
        const chosen = cartSorts.find((one) => one === value);
        if (chosen) cartView.send({ type: 'sort.chosen', sort: chosen });
      }}
    />
  );
}
