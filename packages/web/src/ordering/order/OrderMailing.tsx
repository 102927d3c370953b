import { MOST_RECIPIENTS } from '@selvedge/core/contract';
import { type mailingMachine, malformedIn, recipientsIn } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { TextField } from '../../ui/TextField.tsx';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: 'prose',
  padding: { base: '4', sm: '6' },
  background: 'surface.raised',
  border: 'hair',
});
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const sentence = css({
  display: 'flex',
  gap: '3',
  textStyle: 'body',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: '0', marginTop: '0.5', color: 'positive' },
});

type MailingRef = ActorRefFrom<typeof mailingMachine>;
type Props = { mailing: MailingRef; onClosed: () => void };

/** Sends the confirmation by e-mail to typed addresses. The user's own is filled in at first. */
export function OrderMailing({ mailing, onClosed }: Props) {
  const intl = useIntl();
  const closed = useSelector(mailing, (now) => now.matches('closed'));
  const sent = useSelector(mailing, (now) => now.matches('sent'));
  if (closed) return null;
  const close = () => {
    mailing.send({ type: 'mailing.closed' });
    if (mailing.getSnapshot().matches('closed')) onClosed();
  };
  return (
    <section
      className={panel}
      aria-label={intl.formatMessage({ id: 'order.mailing.title' })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {sent ? <Sent mailing={mailing} onClose={close} /> : <Writing mailing={mailing} onClose={close} />}
    </section>
  );
}

function useObjection(mailing: MailingRef): string | undefined {
  const intl = useIntl();
  const addresses = useSelector(mailing, ({ context }) => context.addresses);
  const missing = useSelector(mailing, (now) => now.matches({ idle: 'missing' }));
  const malformed = useSelector(mailing, (now) => now.matches({ idle: 'malformed' }));
  const tooMany = useSelector(mailing, (now) => now.matches({ idle: 'tooMany' }));
  if (missing) return intl.formatMessage({ id: 'order.mailing.required' });
  if (malformed)
    return intl.formatMessage(
      { id: 'order.mailing.invalid' },
      { address: malformedIn(addresses).join(', ') },
    );
  return tooMany ? intl.formatMessage({ id: 'order.mailing.tooMany' }, { most: MOST_RECIPIENTS }) : undefined;
}

type PartProps = { mailing: MailingRef; onClose: () => void };

function Writing({ mailing, onClose }: PartProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { addresses, failure } = useSelector(mailing, ({ context }) => context);
  const pending = useSelector(mailing, (now) => now.hasTag('pending'));
  const failed = useSelector(mailing, (now) => now.hasTag('failed'));
  const objection = useObjection(mailing);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (failed) field.current?.focus();
  }, [failed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mailing.send({ type: 'mailing.submitted' });
    if (mailing.getSnapshot().matches('idle')) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className={css({ display: 'contents' })}>
      <TextField
        ref={field}
        label={intl.formatMessage({ id: 'order.mailing.addresses' })}
        hint={intl.formatMessage({ id: 'order.mailing.hint' })}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        readOnly={pending}
        value={addresses}
        error={objection}
        onChange={(event) => mailing.send({ type: 'addresses.changed', addresses: event.target.value })}
      />
      {failure && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'order.mailing.failed' })}
          failure={failure}
        />
      )}
      <LiveRegion urgency="assertive" message={objection ?? ''} />
      <LiveRegion message={pending ? intl.formatMessage({ id: 'ui.loading.pending' }) : ''} />
      <div className={row}>
        <Button type="submit" variant="primary" pending={pending}>
          {intl.formatMessage({ id: 'order.mailing.send' })}
        </Button>
        {!pending && (
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'order.mailing.cancel' })}
          </Button>
        )}
      </div>
    </form>
  );
}

function Sent({ mailing, onClose }: PartProps) {
  const intl = useIntl();
  const recipients = useSelector(mailing, ({ context }) => recipientsIn(context.addresses).join(', '));
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} className={sentence}>
        <Icon name="check" />
        <span>{intl.formatMessage({ id: 'order.mailing.sent' }, { recipients })}</span>
      </p>
      <div className={row}>
        <Button onClick={() => mailing.send({ type: 'mailing.repeated' })}>
          {intl.formatMessage({ id: 'order.mailing.repeat' })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {intl.formatMessage({ id: 'order.mailing.close' })}
        </Button>
      </div>
    </>
  );
}
