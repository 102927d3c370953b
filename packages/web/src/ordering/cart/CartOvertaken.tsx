import type { cartMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFailureText } from '../area/useFailureText.ts';

/** Somebody finalized the cart while quantities were typed: which order stands, and what is not in it. */
export function CartOvertaken({ cart }: { cart: ActorRefFrom<typeof cartMachine> }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { ledger, failure } = useSelector(cart, ({ context }) => context);
  return (
    <Notice
      live
      tone="warning"
      title={intl.formatMessage({ id: 'cart.overtaken.title' })}
      actions={
        <Button variant="primary" onClick={() => cart.send({ type: 'cart.reloaded' })}>
          {intl.formatMessage({ id: 'cart.overtaken.action' })}
        </Button>
      }
    >
      {failure && <p>{failureText(failure)}</p>}
      {ledger.cells.size > 0 && (
        <p>{intl.formatMessage({ id: 'cart.overtaken.lost' }, { count: ledger.cells.size })}</p>
      )}
    </Notice>
  );
}
