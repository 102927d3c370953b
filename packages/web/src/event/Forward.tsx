import type { forwardMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { Icon } from '../ui/figures/Icon.tsx';
import { ForwardForm } from './ForwardForm.tsx';

const sent = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5' });
const sentence = css({
  display: 'flex',
  gap: '3',
  textStyle: 'lead',
  '& > svg': { marginTop: '1.5', color: 'positive' },
});

type Props = { forward: ActorRefFrom<typeof forwardMachine> };

/** Forwards the event by e-mail (requirement F4). */
export function Forward({ forward }: Props) {
  const success = useSelector(forward, (snapshot) => snapshot.matches('success'));
  const repeated = useRef(false);
  if (!success) return <ForwardForm forward={forward} autoFocus={repeated.current} />;
  return (
    <Sent
      forward={forward}
      onRepeat={() => {
        repeated.current = true;
        forward.send({ type: 'forward.repeated' });
      }}
    />
  );
}

function Sent({ forward, onRepeat }: Props & { onRepeat: () => void }) {
  const intl = useIntl();
  const address = useSelector(forward, ({ context }) => context.address.trim());
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={sent}>
      <p ref={message} tabIndex={-1} className={sentence}>
        <Icon name="check" />
        <span>{intl.formatMessage({ id: 'event.forward.sent' }, { address })}</span>
      </p>
      <Button onClick={onRepeat}>{intl.formatMessage({ id: 'event.forward.repeat' })}</Button>
    </div>
  );
}
