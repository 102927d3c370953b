import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { CartRef } from '../state/cellView.ts';

const request = { type: 'save.requested' } as const;

/** Stores the edits at once instead of after the pause in typing. Disabled while inputs are invalid (N3). */
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
