import { acceptedPrices, type ChangedPrice } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { CartRef } from '../state/cellView.ts';

type Props = {
  cart: CartRef;
  changed: readonly ChangedPrice[];
};

/** Lines whose price differs from the one they were stored with, and a button that accepts the new prices (N7). */
export function ChangedPricesNotice({ cart, changed }: Props) {
  const intl = useIntl();
  const mayInsert = useSelector(cart, ({ context }) => context.mayInsert);
  const prices = useMemo(() => acceptedPrices(changed), [changed]);
  const acceptance = { type: 'prices.accepted', prices } as const;
  const whyNot = useWhyNot(cart, acceptance);
  if (changed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={intl.formatMessage({ id: 'cart.prices.title' }, { count: changed.length })}
      actions={
        mayInsert && (
          <Button size="compact" disabledReason={whyNot} onClick={() => cart.send(acceptance)}>
            {intl.formatMessage({ id: 'cart.prices.accept' })}
          </Button>
        )
      }
    >
      {intl.formatMessage({ id: 'cart.prices.text' })}
    </Notice>
  );
}
