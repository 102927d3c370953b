import { formatRoute } from '@selvedge/core';
import type { Lock } from '@selvedge/core/contract';
import { type catalogMachine, listSearch, type styleMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { SaveState } from '../cart/saving/SaveState.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { ShownStyle } from './ShownStyle.tsx';
import { StyleAway } from './StyleAway.tsx';
import { StyleMissing } from './StyleMissing.tsx';
import { StyleSkeleton } from './StyleSkeleton.tsx';

type Props = {
  actor: ActorRefFrom<typeof styleMachine>;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
  /** The customer's locks. Those that affect this place are shown. */
  locks: readonly Lock[];
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
};

/** No response came. Also true during a retry, so that nothing flickers. */
const isKeptAway = (at: SnapshotFrom<typeof styleMachine>): boolean =>
  at.hasTag('away') || (at.matches('loading') && at.context.failure?.kind === 'network');

/** One style with its quantity matrix (M2). */
export function StyleScreen({ actor, cart, catalog, locks, now }: Props) {
  const intl = useIntl();
  const isUnavailable = useSelector(actor, (at) => at.matches('unavailable'));
  const isFailed = useSelector(actor, (at) => at.hasTag('failed') && !failedQuietly(at));
  const isAway = useSelector(actor, isKeptAway);
  const { style, place, search, failure } = useSelector(actor, ({ context }) => context);
  if (isUnavailable) {
    return (
      <>
        <StyleHeading />
        <StyleMissing place={place} search={search} failure={failure} />
      </>
    );
  }
  if (isAway) {
    return (
      <>
        <StyleHeading />
        <StyleAway actor={actor} cart={cart} catalog={catalog} />
      </>
    );
  }
  if (isFailed) {
    return (
      <>
        <StyleHeading />
        <FailedState
          onRetry={() => actor.send({ type: 'style.retried' })}
          failure={failure}
          kept={<SaveState cart={cart} />}
          actions={
            <Link
              look="secondary"
              href={formatRoute({ screen: 'styles', place, search: listSearch(search) })}
            >
              {intl.formatMessage({ id: 'style.back' })}
            </Link>
          }
        >
          {intl.formatMessage({ id: 'style.failed' })}
        </FailedState>
      </>
    );
  }
  if (style === null) return <StyleSkeleton />;
  return <ShownStyle actor={actor} style={style} cart={cart} catalog={catalog} locks={locks} now={now} />;
}

/** Replaces the name of a style that cannot be shown. */
function StyleHeading() {
  const intl = useIntl();
  return (
    <VisuallyHidden>
      <h1>{intl.formatMessage({ id: 'style.heading' })}</h1>
    </VisuallyHidden>
  );
}
