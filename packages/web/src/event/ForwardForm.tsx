import type { forwardMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { AddressForm } from '../mailing/AddressForm.tsx';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '5',
  maxWidth: 'field',
  '& > *': { width: 'full' },
});
const lead = css({ color: 'ink.muted' });

type ForwardRef = ActorRefFrom<typeof forwardMachine>;

function useObjection(forward: ForwardRef): string | undefined {
  const intl = useIntl();
  const missing = useSelector(forward, (snapshot) => snapshot.matches({ idle: 'missing' }));
  const malformed = useSelector(forward, (snapshot) => snapshot.matches({ idle: 'malformed' }));
  if (missing) return intl.formatMessage({ id: 'event.forward.required' });
  return malformed ? intl.formatMessage({ id: 'event.forward.invalid' }) : undefined;
}

/** Asks whom the event is forwarded to. */
export function ForwardForm({ forward, autoFocus }: { forward: ForwardRef; autoFocus: boolean }) {
  const intl = useIntl();
  const address = useSelector(forward, (snapshot) => snapshot.context.address);
  return (
    <AddressForm
      mail={forward}
      className={form}
      label={intl.formatMessage({ id: 'event.forward.address' })}
      autoFocus={autoFocus}
      value={address}
      objection={useObjection(forward)}
      failedTitle={intl.formatMessage({ id: 'event.forward.failed' })}
      send={intl.formatMessage({ id: 'event.forward.send' })}
      onValue={(typed) => forward.send({ type: 'address.changed', address: typed })}
      onSubmit={() => forward.send({ type: 'forward.submitted' })}
    >
      <p className={lead}>{intl.formatMessage({ id: 'event.forward.lead' })}</p>
    </AddressForm>
  );
}
