import { formatRoute } from '@selvedge/core';
import type { Lock } from '@selvedge/core/contract';
import { type catalogMachine, listSearch, type styleMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { failedQuietly } from '../area/failedAloud.ts';
import type { CartRef } from '../matrix/cellView.ts';
import { ShownStyle } from './ShownStyle.tsx';
import { StyleMissing } from './StyleMissing.tsx';
import { StyleSkeleton } from './StyleSkeleton.tsx';

type Props = {
  actor: ActorRefFrom<typeof styleMachine>;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
  /** The customer's locks; those that stand in the way here are told. */
  locks: readonly Lock[];
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
};

/** One style with its quantity matrix (specification, section 2: product detail). */
export function StyleScreen({ actor, cart, catalog, locks, now }: Props) {
  const intl = useIntl();
  const isUnavailable = useSelector(actor, (at) => at.matches('unavailable'));
  const isFailed = useSelector(actor, (at) => at.hasTag('failed') && !failedQuietly(at));
  const { style, place, search, failure } = useSelector(actor, ({ context }) => context);
  if (isUnavailable) {
    return (
      <>
        <StyleHeading />
        <StyleMissing place={place} search={search} />
      </>
    );
  }
  if (isFailed) {
    return (
      <>
        <StyleHeading />
        <ErrorState
          onRetry={() => actor.send({ type: 'style.retried' })}
          errorId={failure?.tracking ?? undefined}
          kept={intl.formatMessage({ id: 'style.unavailable.kept' })}
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
        </ErrorState>
      </>
    );
  }
  if (style === null) return <StyleSkeleton />;
  return <ShownStyle actor={actor} style={style} cart={cart} catalog={catalog} locks={locks} now={now} />;
}

/** Stands for the name of a style that cannot be shown. */
function StyleHeading() {
  const intl = useIntl();
  return (
    <VisuallyHidden>
      <h1>{intl.formatMessage({ id: 'style.heading' })}</h1>
    </VisuallyHidden>
  );
}
