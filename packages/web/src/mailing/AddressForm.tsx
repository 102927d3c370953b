import type { Failure } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef } from 'xstate';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';

/** A chart that sends something to typed addresses. */
interface MailRef {
  readonly subscribe: AnyActorRef['subscribe'];
  getSnapshot(): {
    readonly context: { readonly failure: Failure | null };
    hasTag(tag: 'pending' | 'failed'): boolean;
    matches(state: 'idle'): boolean;
  };
}

type Props = {
  mail: MailRef;
  className: string;
  label: string;
  hint?: string;
  autoFocus: boolean;
  value: string;
  /** What is wrong with the addresses. */
  objection: string | undefined;
  failedTitle: string;
  /** The buttons besides 'Send'. */
  actions?: (pending: boolean) => ReactNode;
  actionsClass?: string;
  /** Above the field. */
  children?: ReactNode;
  onValue: (value: string) => void;
  onSubmit: () => void;
  send: string;
};

/** Asks for addresses to mail to. The error of the only field is shown there; the field then gets the focus. */
export function AddressForm({
  mail,
  className,
  objection,
  failedTitle,
  actions,
  actionsClass,
  children,
  onValue,
  onSubmit,
  send,
  ...field
}: Props) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const failure = useSelector(mail, ({ context }) => context.failure);
  const pending = useSelector(mail, (now) => now.hasTag('pending'));
  const failed = useSelector(mail, (now) => now.hasTag('failed'));
  useEffect(() => {
    if (failed) input.current?.focus();
  }, [failed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    if (mail.getSnapshot().matches('idle')) input.current?.focus();
  };
  return (
    <form noValidate className={className} onSubmit={submit}>
      {children}
      <TextField
        {...field}
        ref={input}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        readOnly={pending}
        error={objection}
        onChange={(event) => onValue(event.target.value)}
      />
      {failure && <FailedNotice live tone="critical" title={failedTitle} failure={failure} />}
      <LiveRegion urgency="assertive" message={objection ?? ''} />
      <LiveRegion message={pending ? intl.formatMessage({ id: 'ui.loading.pending' }) : ''} />
      <div className={actionsClass}>
        <Button type="submit" variant="primary" pending={pending}>
          {send}
        </Button>
        {actions?.(pending)}
      </div>
    </form>
  );
}
