import type { forwardMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { TextField } from '../ui/TextField.tsx';

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

/** The form's only field. Its error is shown at the field, which then gets the focus. */
export function ForwardForm({ forward, autoFocus }: { forward: ForwardRef; autoFocus: boolean }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { address, failure } = useSelector(forward, ({ context }) => context);
  const pending = useSelector(forward, (snapshot) => snapshot.hasTag('pending'));
  const failed = useSelector(forward, (snapshot) => snapshot.hasTag('failed'));
  const objection = useObjection(forward);
  useEffect(() => {
    if (failed) field.current?.focus();
  }, [failed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forward.send({ type: 'forward.submitted' });
    if (forward.getSnapshot().matches('idle')) field.current?.focus();
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <p className={lead}>{intl.formatMessage({ id: 'event.forward.lead' })}</p>
      <TextField
        ref={field}
        label={intl.formatMessage({ id: 'event.forward.address' })}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        autoFocus={autoFocus}
        readOnly={pending}
        value={address}
        error={objection}
        onChange={(event) => forward.send({ type: 'address.changed', address: event.target.value })}
      />
      {failure && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'event.forward.failed' })}
          failure={failure}
        />
      )}
      <LiveRegion urgency="assertive" message={objection ?? ''} />
      <LiveRegion message={pending ? intl.formatMessage({ id: 'ui.loading.pending' }) : ''} />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {intl.formatMessage({ id: 'event.forward.send' })}
        </Button>
      </div>
    </form>
  );
}
