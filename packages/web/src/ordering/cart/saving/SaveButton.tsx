import { saveStateOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { CartRef } from '../state/cellView.ts';

const request = { type: 'save.requested' } as const;

/**
 * Quantities save themselves. Where they could not be saved for now, this tries again at once. Disabled while inputs are
 * invalid (N3).
 */
export function SaveButton({ cart }: { cart: CartRef }) {
  const intl = useIntl();
  const stalled = useSelector(cart, (snapshot) => saveStateOf(snapshot) === 'stalled');
  const whyNot = useWhyNot(cart, request);
  return (
    stalled && (
      <Button
        size="compact"
        onClick={() => cart.send(request)}
        reasonSide="above"
        reasonAlign="end"
        disabledReason={whyNot}
      >
        {intl.formatMessage({ id: 'matrix.save.now' })}
      </Button>
    )
  );
}
