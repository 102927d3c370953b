import { type cartMachine, type contentsMachine, hasUnsaved } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { SaveState } from './saving/SaveState.tsx';

type Props = {
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
};

/** The styles behind the lines could not be read. Typed quantities are kept. */
export function ContentsFailed({ cart, contents }: Props) {
  const intl = useIntl();
  const unsaved = useSelector(cart, hasUnsaved);
  const reading = useSelector(contents, (now) => now);
  const { failure } = reading.context;
  return (
    <FailedState
      title={intl.formatMessage({ id: 'cart.contents.failed' })}
      kept={unsaved ? undefined : intl.formatMessage({ id: 'cart.contents.kept' })}
      actions={<SaveState cart={cart} />}
      failure={failure}
      onRetry={() => {
        // Its styles are missing where the cart itself is gone.
        if (reading.matches('missing')) cart.send({ type: 'cart.reloaded' });
        contents.send({ type: 'reading.retried' });
      }}
    />
  );
}
