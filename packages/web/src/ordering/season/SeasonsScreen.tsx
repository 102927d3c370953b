import { formatRoute } from '@selvedge/core';
import type { Lock } from '@selvedge/core/contract';
import { isShown, type lastOrdersMachine, type seasonsMachine } from '@selvedge/core/ordering';
import { townLine } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { MissingState } from '../../failure/MissingState.tsx';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { TitleSkeleton } from '../../ui/figures/TitleSkeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import { LastOrders } from '../pos/LastOrders.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { SeasonCardSkeleton } from './SeasonCardSkeleton.tsx';
import { SeasonNarrowing } from './SeasonNarrowing.tsx';
import { cards } from './season.recipe.ts';

const noLocks: readonly Lock[] = [];
const last = css({ marginTop: '10', maxWidth: 'prose' });

type LastOrdersRef = ActorRefFrom<typeof lastOrdersMachine>;
/** On a phone most addresses take two lines. Reserves them, so that nothing moves when the address loads. */
const address = css({ minHeight: { base: '[2lh]', md: '[1lh]' } });

type Props = { actor: ActorRefFrom<typeof seasonsMachine> };

/** Choosing the season that a customer orders in, each with its state (L2). */
export function SeasonsScreen({ actor }: Props) {
  const intl = useIntl();
  const state = useSelector(actor, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { customer, customerId, rightEnv, failure, narrowing } = context;
  const lastOrders = useSelector(actor, ({ children }) => children.lastOrders as LastOrdersRef | undefined);
  const mayOpen = useMayOpen();
  const carts = { screen: 'carts', rightEnv, customerId } as const;
  const orders = { screen: 'orders', rightEnv, customerId } as const;
  const shown = context.cards.filter((card) => isShown(narrowing, card.getSnapshot().context));
  const back = (
    <Link look="secondary" href={formatRoute({ screen: 'pos', rightEnv })}>
      {intl.formatMessage({ id: 'season.back' })}
    </Link>
  );
  const heading = (
    <VisuallyHidden>
      <h1>{intl.formatMessage({ id: 'season.list.label' })}</h1>
    </VisuallyHidden>
  );
  if (state === 'missing') {
    return (
      <>
        {heading}
        <MissingState
          failure={failure}
          title={intl.formatMessage({ id: 'season.missing.title' })}
          actions={back}
        >
          {intl.formatMessage({ id: 'season.missing.lead' })}
        </MissingState>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <>
        {heading}
        <FailedState
          title={intl.formatMessage({ id: 'season.failed.title' })}
          failure={failure}
          actions={
            <>
              <Button variant="primary" onClick={() => actor.send({ type: 'seasons.retried' })}>
                {intl.formatMessage({ id: 'season.failed.reload' })}
              </Button>
              {back}
            </>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={
          customer ? (
            customer.name
          ) : (
            <TitleSkeleton>{intl.formatMessage({ id: 'season.list.label' })}</TitleSkeleton>
          )
        }
        facts={<Badge>{customer ? customer.customerNumber : ' '}</Badge>}
        lead={
          <div className={address}>
            {customer ? (
              `${customer.street}, ${townLine(customer)}, ${
                intl.formatDisplayName(customer.country, { type: 'region' }) ?? customer.country
              }`
            ) : (
              <Skeleton width="long" />
            )}
          </div>
        }
        actions={
          <>
            {mayOpen(carts) && (
              <Link look="secondary" href={formatRoute(carts)}>
                {intl.formatMessage({ id: 'season.carts' })}
              </Link>
            )}
            {mayOpen(orders) && (
              <Link look="secondary" href={formatRoute(orders)}>
                {intl.formatMessage({ id: 'season.orders' })}
              </Link>
            )}
            {back}
          </>
        }
      />
      {state === 'empty' && (
        <EmptyState title={intl.formatMessage({ id: 'season.empty.title' })}>
          {intl.formatMessage({ id: 'season.empty.lead' })}
        </EmptyState>
      )}
      {state === 'loading' && (
        <div className={cards} aria-busy="true">
          <VisuallyHidden>{intl.formatMessage({ id: 'season.loading' })}</VisuallyHidden>
          {['a', 'b', 'c'].map((place) => (
            <SeasonCardSkeleton key={place} env={rightEnv} />
          ))}
          <SlowLoadHint />
        </div>
      )}
      {state === 'showing' && <SeasonNarrowing actor={actor} />}
      {state === 'showing' && shown.length > 0 && (
        <ul className={cards} aria-label={intl.formatMessage({ id: 'season.list.label' })}>
          {shown.map((card) => (
            <SeasonCard key={card.id} actor={card} locks={customer?.locks ?? noLocks} />
          ))}
        </ul>
      )}
      {state === 'showing' && shown.length === 0 && (
        <EmptyState
          title={intl.formatMessage({ id: 'season.narrow.none.title' })}
          actions={
            <Button onClick={() => actor.send({ type: 'narrowing.changed', narrowing: {} })}>
              {intl.formatMessage({ id: 'season.narrow.none.clear' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'season.narrow.none.lead' })}
        </EmptyState>
      )}
      {lastOrders && mayOpen(orders) && (state === 'showing' || state === 'empty') && (
        <div className={last}>
          <LastOrders actor={lastOrders} ofOne />
        </div>
      )}
    </>
  );
}
