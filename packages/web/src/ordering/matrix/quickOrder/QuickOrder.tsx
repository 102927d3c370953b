import { curveInForce, EVEN, entriesOf, planOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { type CartRef, piecesIn, readOnlyBecause } from '../../cart/state/cellView.ts';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { QuickOrderChoices } from './QuickOrderChoices.tsx';
import { QuickOrderPreview } from './QuickOrderPreview.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';

const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 22rem) minmax(0, 1fr)]' },
  columnGap: '8',
  rowGap: '6',
});
const note = css({
  flex: { base: '[1 0 100%]', sm: '1' },
  minWidth: '0',
  alignSelf: 'center',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = { actor: QuickOrderRef; cart: CartRef };

/** A total spread over the sizes, to be reviewed and changed before it goes into the sheet (M4). */
export function QuickOrder({ actor, cart }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (at) => at);
  const { context } = snapshot;
  const takesQuantities = useSelector(cart, (at) => readOnlyBecause(at) === null);
  const taking = { type: 'quickOrder.taken', takesQuantities } as const;
  const whyNot = useWhyNot(actor, taking);
  const plan = planOf(context);
  const piecesBefore = useSelector(cart, (at) =>
    piecesIn(
      at,
      entriesOf(context).map(({ articleVariantId }) => articleVariantId),
    ),
  );
  if (context.style === null) return null;
  const placed = plan?.placed ?? 0;
  const take = () => actor.send(taking);
  const close = () => actor.send({ type: 'quickOrder.closed' });
  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={intl.formatMessage({ id: 'quickOrder.title' }, { style: context.style.name })}
      description={intl.formatMessage({ id: 'quickOrder.lead' })}
      actions={
        <>
          <span className={note}>
            {plan !== null &&
              piecesBefore > 0 &&
              intl.formatMessage({ id: 'quickOrder.replaces' }, { count: piecesBefore })}
          </span>
          <Button variant="quiet" onClick={close}>
            {intl.formatMessage({ id: 'quickOrder.cancel' })}
          </Button>
          <Button
            variant="primary"
            reasonSide="above"
            reasonAlign="end"
            disabledReason={whyNot}
            onClick={take}
          >
            {intl.formatMessage({ id: 'quickOrder.take' }, { count: placed })}
          </Button>
        </>
      }
    >
      <form
        className={parts}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (!(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          take();
        }}
      >
        <QuickOrderChoices
          actor={actor}
          style={context.style}
          curveId={curveInForce(context)?.curveId ?? EVEN}
        />
        <QuickOrderPreview actor={actor} style={context.style} plan={plan} />
      </form>
    </Dialog>
  );
}
