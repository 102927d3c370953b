import { formatRoute } from '@selvedge/core';
import type { Lock } from '@selvedge/core/contract';
import type { seasonCardMachine } from '@selvedge/core/ordering';
import { lineTitle, subdivisionTitle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Garments } from './Garments.tsx';
import { SeasonFacts } from './SeasonFacts.tsx';
import { SeasonStatus } from './SeasonStatus.tsx';
import { card, facts, head, kind, labels, line, links, season } from './season.recipe.ts';
import { useCollectionName } from './useCollectionName.ts';

type Props = {
  actor: ActorRefFrom<typeof seasonCardMachine> /** The customer's locks. */;
  locks: readonly Lock[];
};

/** One season × subdivision × collection type. It fails and reloads on its own. */
export function SeasonCard({ actor, locks }: Props) {
  const intl = useIntl();
  const nameOf = useCollectionName();
  const status = useSelector(actor, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const { place, brandName, lineName, subdivisionName, state, failure } = useSelector(
    actor,
    ({ context }) => context,
  );
  const title = (
    <>
      {lineTitle({ brandName, lineName })} <span className={line}>{nameOf(place.collectionType)}</span>
    </>
  );
  const stylesHref = formatRoute({ screen: 'styles', place });
  return (
    <Card as="li" className={card({ env: place.rightEnv })} leads={state !== null}>
      <div className={labels}>
        <Badge>{place.season}</Badge>
        <SeasonStatus status={status} />
      </div>
      <div className={head}>
        <div>
          <h2 className={season}>
            {status === 'failed' ? (
              title
            ) : (
              <Link look="bare" data-cover href={stylesHref}>
                {title}
              </Link>
            )}
          </h2>
          <p className={kind}>{subdivisionTitle({ ...place, subdivisionName })}</p>
        </div>
        {status !== 'failed' && <Garments garments={state?.garments} />}
      </div>
      {status === 'loading' && (
        <div className={facts} aria-busy="true">
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      )}
      {status === 'failed' && (
        <>
          <FailedNotice
            tone="critical"
            live
            title={intl.formatMessage({ id: 'season.failed.title' })}
            failure={failure}
          />
          <div className={links}>
            <Button
              aria-label={intl.formatMessage({ id: 'season.failed.which' }, { season: place.season })}
              onClick={() => actor.send({ type: 'card.reloaded' })}
            >
              {intl.formatMessage({ id: 'season.failed.reload' })}
            </Button>
          </div>
        </>
      )}
      {state && status !== 'failed' && (
        <SeasonFacts place={place} state={state} preview={status === 'preview'} locks={locks} />
      )}
    </Card>
  );
}
