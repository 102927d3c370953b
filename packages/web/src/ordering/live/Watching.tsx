import { formatRoute } from '@selvedge/core';
import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { hiddenCount, type liveMachine, presentedStyle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { Arrivals } from './Arrivals.tsx';
import { FollowBar } from './FollowBar.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { LiveTimes } from './LiveTimes.tsx';
import { NothingShown } from './NothingShown.tsx';
import { PresentedStyle } from './PresentedStyle.tsx';
import { ShownStrip } from './ShownStrip.tsx';
import { useHowMany } from './useHowMany.ts';

/** Low, so that the presented style and its sheet are near. */
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  paddingTop: { base: '4', md: '6' },
  paddingBottom: '4',
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });
const title = css({ textStyle: 'displaySmall' });
const count = css({ textStyle: 'heading', color: 'ink' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  event: LiveShoppingEvent;
  cart: CartRef;
  now: number;
};

/** A loaded event: its state, the presented style, and what was presented before. */
export function Watching({ live, event, cart, now }: Props) {
  const intl = useIntl();
  const howMany = useHowMany();
  const presented = useSelector(live, presentedStyle);
  const hidden = useSelector(live, hiddenCount);
  const place = useSelector(live, ({ context }) => context.place);
  const any = event.shown > 0;
  return (
    <>
      <header className={head}>
        <div className={words}>
          <div className={name}>
            <h1 className={title}>{event.title}</h1>
            {event.phase !== 'now' && <LiveBadge phase={event.phase} />}
          </div>
          <div className={facts}>
            <p className={count}>{howMany(event)}</p>
            <p className={facts}>
              <span>{event.host}</span>
              <LiveTimes event={event} />
            </p>
          </div>
          {hidden > 0 && (
            <p className={facts}>{intl.formatMessage({ id: 'live.hidden' }, { count: hidden })}</p>
          )}
        </div>
        <Link look="text" href={formatRoute({ screen: 'live', place, eventId: null })}>
          {intl.formatMessage({ id: 'live.back' })}
        </Link>
      </header>
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
          onFocusIn={() => live.send({ type: 'sheet.entered' })}
        />
      ) : (
        <NothingShown event={event} />
      )}
    </>
  );
}
