import { formatRoute } from '@selvedge/core';
import type { liveMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { MissingState } from '../../failure/MissingState.tsx';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { Watching } from './Watching.tsx';

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  cart: CartRef;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
};

/** One live shopping event: what is presented, and its quantities (P1). */
export default function LiveScreen({ live, cart, now }: Props) {
  const intl = useIntl();
  const state = useSelector(live, (at) => (failedQuietly(at) ? 'loading' : at.value));
  const { event, place, failure } = useSelector(live, ({ context }) => context);
  const inWords = useHasWords('entry');
  const back = (
    <Link look="secondary" href={formatRoute({ screen: 'live', place, eventId: null })}>
      {intl.formatMessage({ id: 'live.back' })}
    </Link>
  );
  if (state === 'missing') {
    return (
      <MissingState
        failure={failure}
        level={1}
        title={intl.formatMessage({ id: 'live.missing.title' })}
        actions={back}
      >
        <p>{intl.formatMessage({ id: 'live.missing.lead' })}</p>
        <p>{intl.formatMessage({ id: 'style.unavailable.kept' })}</p>
      </MissingState>
    );
  }
  if (state === 'failed') {
    return (
      <FailedState
        level={1}
        onRetry={() => live.send({ type: 'live.retried' })}
        failure={failure}
        kept={intl.formatMessage({ id: 'style.unavailable.kept' })}
        actions={back}
      >
        {intl.formatMessage({ id: 'live.failed' })}
      </FailedState>
    );
  }
  if (event === null || !inWords) return <LiveSkeleton />;
  return <Watching live={live} event={event} cart={cart} now={now} />;
}
