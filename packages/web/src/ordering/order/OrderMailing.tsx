import { MOST_RECIPIENTS } from '@selvedge/core/contract';
import { type mailingMachine, malformedIn, recipientsIn } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { AddressForm } from '../../mailing/AddressForm.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';

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
  const addresses = useSelector(mailing, ({ context }) => context.addresses);
  return (
    <AddressForm
      mail={mailing}
      className={css({ display: 'contents' })}
      label={intl.formatMessage({ id: 'order.mailing.addresses' })}
      hint={intl.formatMessage({ id: 'order.mailing.hint' })}
      autoFocus
      value={addresses}
      objection={useObjection(mailing)}
      failedTitle={intl.formatMessage({ id: 'order.mailing.failed' })}
      send={intl.formatMessage({ id: 'order.mailing.send' })}
      actionsClass={row}
      actions={(pending) =>
        !pending && (
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'order.mailing.cancel' })}
          </Button>
        )
      }
      onValue={(typed) => mailing.send({ type: 'addresses.changed', addresses: typed })}
      onSubmit={() => mailing.send({ type: 'mailing.submitted' })}
    />
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
