import { formatRoute } from '@selvedge/core';
import type { LiveShoppingEvent, SeasonPlace } from '@selvedge/core/contract';
import type { liveEventsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import type { MessageId } from '../../messages/catalogue.ts';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { LiveTimes } from './LiveTimes.tsx';
import { useHowMany } from './useHowMany.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  paddingBlock: '6',
  borderBottom: 'hair',
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  minWidth: '0',
});
const name = css({ textStyle: 'displaySmall' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'ink.muted',
});
const count = css({ textStyle: 'strong' });

const links: Readonly<Record<LiveShoppingEvent['phase'], MessageId>> = {
  now: 'live.open.now',
  upcoming: 'live.open.upcoming',
  over: 'live.open.over',
};

type Props = { liveEvents: ActorRefFrom<typeof liveEventsMachine>; place: SeasonPlace };

/** The live shopping events of a season (P1). */
export default function LiveEventsScreen(props: Props) {
  return useHasWords('entry') ? <LiveEvents {...props} /> : <LiveSkeleton />;
}

function LiveEvents({ liveEvents, place }: Props) {
  const intl = useIntl();
  const state = useSelector(liveEvents, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const { events, failure } = useSelector(liveEvents, ({ context }) => context);
  return (
    <>
      <PageHeading
        density="compact"
        title={intl.formatMessage({ id: 'live.events.title' })}
        lead={intl.formatMessage({ id: 'live.events.lead' })}
      />
      {state === 'loading' && events.length === 0 && <Loading />}
      {state === 'failed' && (
        <FailedState onRetry={() => liveEvents.send({ type: 'events.retried' })} failure={failure}>
          {intl.formatMessage({ id: 'live.events.failed' })}
        </FailedState>
      )}
      {state !== 'loading' && state !== 'failed' && events.length === 0 && (
        <EmptyState
          title={intl.formatMessage({ id: 'live.events.empty' })}
          actions={
            <Link look="secondary" href={formatRoute({ screen: 'styles', place })}>
              {intl.formatMessage({ id: 'style.back' })}
            </Link>
          }
        >
          <p>{intl.formatMessage({ id: 'live.events.emptyLead' })}</p>
        </EmptyState>
      )}
      {state !== 'failed' && events.length > 0 && (
        <ul className={list}>
          {events.map((event) => (
            <Row key={event.eventId} event={event} place={place} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ event, place }: { event: LiveShoppingEvent; place: SeasonPlace }) {
  const intl = useIntl();
  const howMany = useHowMany();
  const { eventId, phase, title, host } = event;
  return (
    <li className={row}>
      <div className={words}>
        <LiveBadge phase={phase} />
        <h2 className={name}>{title}</h2>
        <p className={facts}>
          <span>{host}</span>
          <LiveTimes event={event} />
        </p>
        <p className={count}>{howMany(event)}</p>
      </div>
      <Link
        look={phase === 'now' ? 'primary' : 'secondary'}
        aria-label={`${intl.formatMessage({ id: links[phase] })}: ${title}`}
        href={formatRoute({ screen: 'live', place, eventId })}
      >
        {intl.formatMessage({ id: links[phase] })}
      </Link>
    </li>
  );
}

function Loading() {
  return (
    <div className={list} aria-busy="true">
      {[1, 2].map((at) => (
        <div key={at} className={row}>
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
            <Skeleton width="short" />
            <span className={name}>
              <Skeleton width="half" />
            </span>
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
