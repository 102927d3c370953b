import { entriesOf, planOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { type CartRef, piecesIn } from '../../cart/state/cellView.ts';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';
import type { Taking } from './useTaking.ts';

const note = css({
  flex: { base: '[1 0 100%]', sm: '1' },
  minWidth: '0',
  alignSelf: 'center',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = { actor: QuickOrderRef; cart: CartRef; taking: Taking; onClose: () => void };

/** Puts the plan into the cart, and in the list goes on with the next style. */
export function QuickOrderActions({ actor, cart, taking, onClose }: Props) {
  const intl = useIntl();
  const context = useSelector(actor, (at) => at.context);
  const whyNot = useWhyNot(actor, taking.here);
  const plan = planOf(context);
  const count = plan?.placed ?? 0;
  const piecesBefore = useSelector(cart, (at) =>
    piecesIn(
      at,
      entriesOf(context).map(({ articleVariantId }) => articleVariantId),
    ),
  );
  return (
    <>
      <span className={note}>
        {plan !== null &&
          piecesBefore > 0 &&
          intl.formatMessage({ id: 'quickOrder.replaces' }, { count: piecesBefore })}
      </span>
      <Button variant="quiet" onClick={onClose}>
        {intl.formatMessage({ id: 'quickOrder.cancel' })}
      </Button>
      <Button
        variant={taking.onward ? 'secondary' : 'primary'}
        reasonSide="above"
        reasonAlign="end"
        disabledReason={whyNot}
        onClick={() => taking.take()}
      >
        {intl.formatMessage({ id: 'quickOrder.take' }, { count })}
      </Button>
      {taking.onward && (
        <Button
          variant="primary"
          reasonSide="above"
          reasonAlign="end"
          disabledReason={whyNot}
          aria-keyshortcuts="Control+Enter"
          title={intl.formatMessage({ id: 'quickOrder.takeNext.keys' })}
          onClick={() => taking.take(true)}
        >
          {intl.formatMessage({ id: 'quickOrder.takeNext' })}
        </Button>
      )}
    </>
  );
}
