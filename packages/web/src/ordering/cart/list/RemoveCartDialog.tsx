import type { cartsMachine } from '@selvedge/core/ordering';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { ShortDate } from '../../../ui/text/Values.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';

/** Asks before a cart is removed with everything in it, and shows who changed it last. */
export function RemoveCartDialog({ carts }: { carts: ActorRefFrom<typeof cartsMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(carts, (now) => now);
  const { chosen, failure } = snapshot.context;
  const refused = snapshot.matches('refused');
  const open = snapshot.matches('asking') || snapshot.matches('removing') || refused;
  const closing = { type: refused ? 'refusal.dismissed' : 'removal.cancelled' } as const;
  const close = () => carts.send(closing);
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      size="small"
      dismissible={snapshot.can(closing)}
      onClose={close}
      title={intl.formatMessage({ id: 'cart.list.ask.title' })}
      description={
        chosen &&
        intl.formatMessage(
          { id: 'cart.list.ask.text' },
          {
            season: chosen.season,
            subdivision: subdivisionTitle(chosen),
            count: chosen.pieces,
            by: chosen.changed.by,
            at: <ShortDate key="at" at={chosen.changed.at} shows="dayAndTime" />,
          },
        )
      }
      actions={
        <>
          <Button disabledReason={useWhyNot(carts, closing)} onClick={close}>
            {refused
              ? intl.formatMessage({ id: 'ui.action.close' })
              : intl.formatMessage({ id: 'cart.list.ask.keep' })}
          </Button>
          {!refused && (
            <Button
              variant="danger"
              pending={snapshot.matches('removing')}
              onClick={() => carts.send({ type: 'removal.confirmed' })}
            >
              {intl.formatMessage({ id: 'cart.list.ask.remove' })}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'cart.list.refused' })}
          failure={failure}
        />
      )}
    </Dialog>
  );
}
