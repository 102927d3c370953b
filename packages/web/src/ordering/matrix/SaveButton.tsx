import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { CartRef } from './cellView.ts';

const request = { type: 'save.requested' } as const;

/** Stores what is typed without waiting for the pause; off while inputs are invalid (N3). */
export function SaveButton({ cart }: { cart: CartRef }) {
  const intl = useIntl();
  return (
    <Button
      size="compact"
      onClick={() => cart.send(request)}
      reasonSide="above"
      reasonAlign="end"
      disabledReason={useWhyNot(cart, request)}
    >
      {intl.formatMessage({ id: 'matrix.save.action' })}
    </Button>
  );
}
