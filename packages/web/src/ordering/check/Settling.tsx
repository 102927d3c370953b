import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { type cartMachine, type SaveState, savingOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud, failedQuietly } from '../../failure/failedAloud.ts';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { CartOvertaken } from '../cart/orphanedEdits/CartOvertaken.tsx';
import { SaveState as SaveLine } from '../cart/saving/SaveState.tsx';
import { useSavingWords } from '../cart/saving/savingWords.ts';

const stuck: ReadonlySet<SaveState> = new Set(['invalid', 'conflict', 'refused']);

type Props = { cart: ActorRefFrom<typeof cartMachine>; place: SeasonPlace };

/** Only a stored cart can be checked. Shows that typed quantities are being stored, or what prevents it. */
export function Settling({ cart, place }: Props) {
  const intl = useIntl();
  const savingWords = useSavingWords();
  const snapshot = useSelector(cart, (now) => now);
  if (snapshot.matches('overtaken')) return <CartOvertaken cart={cart} />;
  if (failedAloud(snapshot)) {
    const { failure } = snapshot.context;
    return (
      <FailedState
        title={intl.formatMessage({ id: 'cart.failed.title' })}
        failure={failure}
        onRetry={() => cart.send({ type: 'cart.reloaded' })}
      />
    );
  }
  const saving = savingOf(snapshot);
  const isStuck = !snapshot.hasTag('pending') && !failedQuietly(snapshot) && stuck.has(saving.state);
  if (isStuck) {
    return (
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'check.settling.stuck' })}
        actions={
          <Link look="primary" href={formatRoute({ screen: 'cart', place })}>
            {intl.formatMessage({ id: 'check.toCart' })}
          </Link>
        }
      >
        {savingWords(saving)}
      </Notice>
    );
  }
  return (
    <div aria-busy="true">
      <p role="status">{intl.formatMessage({ id: 'check.settling.text' })}</p>
      {snapshot.matches({ editing: 'stalled' }) && <SaveLine cart={cart} />}
      <SlowLoadHint />
    </div>
  );
}
