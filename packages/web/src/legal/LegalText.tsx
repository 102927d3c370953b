import { formatRoute } from '@selvedge/core';
import type { legalMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../failure/FailedState.tsx';
import { MissingState } from '../failure/MissingState.tsx';
import { Link } from '../ui/buttons/Link.tsx';
import { ServerHtml } from '../ui/html/ServerHtml.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

/** A text of the house in the language it is written in, or why it is missing. */
export function LegalText({ legal }: { legal: ActorRefFrom<typeof legalMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(legal, (now) => now);
  const { shown, failure } = snapshot.context;
  if (shown) {
    return (
      <article data-comes-long lang={shown.text.language} aria-busy={snapshot.hasTag('pending')}>
        <ServerHtml html={shown.html} />
      </article>
    );
  }
  if (snapshot.matches('missing')) {
    return (
      <MissingState
        failure={failure}
        title={intl.formatMessage({ id: 'legal.missing.title' })}
        actions={
          <Link look="secondary" href={formatRoute({ screen: 'terms', page: null })}>
            {intl.formatMessage({ id: 'legal.missing.terms' })}
          </Link>
        }
      >
        {intl.formatMessage({ id: 'legal.missing.lead' })}
      </MissingState>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <FailedState failure={failure} onRetry={() => legal.send({ type: 'legal.retried' })}>
        {intl.formatMessage({ id: 'legal.failed.lead' })}
      </FailedState>
    );
  }
  return <TextSkeleton />;
}
