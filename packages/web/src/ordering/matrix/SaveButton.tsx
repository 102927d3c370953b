import { maySave, saveStateOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { rightName } from '../area/rightName.ts';
import type { CartRef, CartSnapshot } from './cellView.ts';

type Reason = 'right' | 'cart' | 'saving' | 'invalid' | 'conflict' | 'refused' | 'nothing';

const reasons: Readonly<Record<Reason, MessageId>> = {
  right: 'matrix.readOnly.right',
  cart: 'matrix.save.why.cart',
  saving: 'matrix.save.why.saving',
  invalid: 'matrix.save.why.invalid',
  conflict: 'matrix.save.why.conflict',
  refused: 'matrix.save.why.refused',
  nothing: 'matrix.save.why.nothing',
};

const reasonOf = (snapshot: CartSnapshot): Reason | null => {
  if (!snapshot.context.mayInsert) return 'right';
  if (!snapshot.matches('editing')) return 'cart';
  if (maySave(snapshot)) return null;
  const state = saveStateOf(snapshot);
  return state === 'stored' || state === 'unsaved' || state === 'stalled' ? 'nothing' : state;
};

/** Stores what is typed without waiting for the pause; off while inputs are invalid (specification, section 4). */
export function SaveButton({ cart }: { cart: CartRef }) {
  const intl = useIntl();
  const reason = useSelector(cart, reasonOf);
  return (
    <Button
      size="compact"
      onClick={() => cart.send({ type: 'save.requested' })}
      reasonSide="above"
      reasonAlign="end"
      disabledReason={
        reason &&
        intl.formatMessage({ id: reasons[reason] }, { right: rightName(intl, 'SHOPPINGCART_INSERT') })
      }
    >
      {intl.formatMessage({ id: 'matrix.save.action' })}
    </Button>
  );
}
