import { formatRoute } from '@selvedge/core';
import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { hiddenCount, type liveMachine, presentedStyle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { CartRef } from '../matrix/cellView.ts';
import { Arrivals } from './Arrivals.tsx';
import { FollowBar } from './FollowBar.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { LiveTimes } from './LiveTimes.tsx';
import { NothingShown } from './NothingShown.tsx';
import { PresentedStyle } from './PresentedStyle.tsx';
import { ShownStrip } from './ShownStrip.tsx';
import { useHowMany } from './useHowMany.ts';

const lead = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const count = css({ textStyle: 'heading', color: 'ink' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
});

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  event: LiveShoppingEvent;
  cart: CartRef;
  now: number;
};

/** An event that is there: how it stands, the style in front, and what was shown. */
export function Watching({ live, event, cart, now }: Props) {
  const intl = useIntl();
  const howMany = useHowMany();
  const presented = useSelector(live, presentedStyle);
  const hidden = useSelector(live, hiddenCount);
  const place = useSelector(live, ({ context }) => context.place);
  const any = event.shown > 0;
  return (
    <>
      <PageHeading
        facts={<LiveBadge phase={event.phase} />}
        title={event.title}
        lead={
          <div className={lead}>
            <p className={count}>{howMany(event)}</p>
            <p className={facts}>
              <span>{event.host}</span>
              <LiveTimes event={event} />
            </p>
            {hidden > 0 && (
              <p className={facts}>{intl.formatMessage({ id: 'live.hidden' }, { count: hidden })}</p>
            )}
          </div>
        }
        actions={
          <Link look="secondary" size="compact" href={formatRoute({ screen: 'live', place, eventId: null })}>
            {intl.formatMessage({ id: 'live.back' })}
          </Link>
        }
      />
      <Arrivals live={live} said={howMany(event)} />
      <FollowBar live={live} event={event} />
      {any && <ShownStrip live={live} cart={cart} presented={presented?.position ?? null} />}
      {presented?.style ? (
        <PresentedStyle
          key={presented.style.articleId}
          style={presented.style}
          position={presented.position}
          shownAt={presented.shownAt}
          cart={cart}
          now={now}
          onHand={() => live.send({ type: 'sheet.entered' })}
        />
      ) : (
        <NothingShown event={event} />
      )}
    </>
  );
}
