import { formatRoute } from '@selvedge/core';
import type { catalogMachine, styleMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { failedQuietly } from '../area/failedAloud.ts';
import type { CartRef } from '../matrix/cellView.ts';
import { ShownStyle } from './ShownStyle.tsx';
import { StyleSkeleton } from './StyleSkeleton.tsx';

type Props = {
  actor: ActorRefFrom<typeof styleMachine>;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
};

/** One style with its quantity matrix (specification, section 2: product detail). */
export function StyleScreen({ actor, cart, catalog, now }: Props) {
  const intl = useIntl();
  const state = useSelector(actor, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const { style, articleColorId, place, failure } = useSelector(actor, ({ context }) => context);
  const back = (
    <Link look="secondary" href={formatRoute({ screen: 'styles', place })}>
      {intl.formatMessage({ id: 'style.back' })}
    </Link>
  );
  if (state === 'unavailable') {
    return (
      <>
        <StyleHeading />
        <EmptyState title={intl.formatMessage({ id: 'style.unavailable.title' })} actions={back}>
          <p>{intl.formatMessage({ id: 'style.unavailable.lead' })}</p>
          <p>{intl.formatMessage({ id: 'style.unavailable.kept' })}</p>
        </EmptyState>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <StyleHeading />
        <ErrorState
          onRetry={() => actor.send({ type: 'style.retried' })}
          errorId={failure?.tracking ?? undefined}
          kept={intl.formatMessage({ id: 'style.unavailable.kept' })}
          actions={back}
        >
          {intl.formatMessage({ id: 'style.failed' })}
        </ErrorState>
      </>
    );
  }
  if (style === null) return <StyleSkeleton />;
  return (
    <ShownStyle
      style={style}
      articleColorId={articleColorId}
      cart={cart}
      catalog={catalog}
      now={now}
      busy={state === 'loading'}
      onColour={(chosen) => actor.send({ type: 'colour.chosen', articleColorId: chosen })}
    />
  );
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
