import type { cartMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';

/** Says once that quantities typed in an earlier page were restored, and lets the buyer discard them. */
export function DraftNotice({ cart }: { cart: ActorRefFrom<typeof cartMachine> }) {
  const intl = useIntl();
  const resumed = useSelector(cart, ({ context }) => context.history.resumed);
  if (!resumed) return null;
  return (
    <div>
      <Notice
        live
        tone="info"
        title={intl.formatMessage(
          { id: 'ordering.draft.title' },
          { count: resumed.cells.length, at: <ShortDate key="at" at={resumed.at} shows="dayAndTime" /> },
        )}
        actions={
          <Button size="compact" onClick={() => cart.send({ type: 'draft.discarded' })}>
            {intl.formatMessage({ id: 'ordering.draft.discard' })}
          </Button>
        }
        onDismiss={() => cart.send({ type: 'draft.read' })}
      >
        {intl.formatMessage({ id: 'ordering.draft.text' })}
      </Notice>
    </div>
  );
}
