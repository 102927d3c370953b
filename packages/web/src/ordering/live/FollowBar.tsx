import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { arrivedMeanwhile, isFollowing, type liveMachine, newestVisible } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cva } from '#style/css';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { useOffline } from '../../platform/useOffline.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';

/**
 * Always the same height, so that news never moves the sheet below. While there is news it sticks to the top, on a
 * phone without the row of the switch.
 */
const bar = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '[1fr]', md: '[minmax(0, 18rem) minmax(0, 1fr)]' },
    gridTemplateRows: { base: '[{sizes.control} {sizes.16}]', md: '[auto]' },
    alignItems: 'center',
    columnGap: '8',
    borderBlock: 'hair',
    background: 'surface.page',
  },
  variants: {
    stays: {
      true: {
        position: 'sticky',
        top: { base: '[calc(var(--season-line, 0px) - {sizes.control})]', md: '[var(--season-line, 0px)]' },
        zIndex: 'sticky',
      },
    },
  },
});
const words = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '4',
  minHeight: { base: '16', md: 'control' },
  textStyle: 'small',
  color: 'ink.muted',
  '& > p, & > div': { flex: { base: '1', md: '[0 1 auto]' }, minWidth: '0' },
});
const ended = css({ borderBlock: 'hair', paddingBlock: '3', textStyle: 'small', color: 'ink.muted' });
const notice = css({ color: 'ink', fontWeight: 'semibold' });
const lost = css({ color: 'warning' });

type Props = { live: ActorRefFrom<typeof liveMachine>; event: LiveShoppingEvent };

/** Follow the host or stay at a style. Shows what was presented in the meantime, and the state of the connection. */
export function FollowBar({ live, event }: Props) {
  const intl = useIntl();
  const following = useSelector(live, isFollowing);
  const news = useSelector(live, (at) => at.hasTag('lost') || arrivedMeanwhile(at) > 0);
  if (event.phase === 'over') return <p className={ended}>{intl.formatMessage({ id: 'live.over' })}</p>;
  return (
    <section className={bar({ stays: news })} aria-label={intl.formatMessage({ id: 'live.follow.bar' })}>
      <Switch
        label={intl.formatMessage({ id: 'live.follow.label' })}
        state={intl.formatMessage({ id: 'ordering.switch' }, { on: String(following) })}
        on={following}
        onChange={() => live.send({ type: 'follow.switched' })}
      />
      <div className={words}>
        <FollowStatus live={live} following={following} />
      </div>
    </section>
  );
}

function FollowStatus({ live, following }: { live: Props['live']; following: boolean }) {
  const intl = useIntl();
  const isLost = useSelector(live, (at) => at.hasTag('lost'));
  const offline = useOffline();
  const arrived = useSelector(live, arrivedMeanwhile);
  const any = useSelector(live, ({ context }) => newestVisible(context.shown) !== null);
  const failure = useSelector(live, ({ context }) => context.failure);
  if (isLost) {
    return (
      <>
        <span className={lost}>
          <Icon name="warning" size="small" />
        </span>
        <div role="status">
          <p>{intl.formatMessage({ id: offline ? 'live.line.offline' : 'live.line.lost' })}</p>
          <FailureWords failure={failure} explained />
        </div>
        <Button size="compact" onClick={() => live.send({ type: 'live.retried' })}>
          {intl.formatMessage({ id: 'live.line.retry' })}
        </Button>
      </>
    );
  }
  if (arrived > 0) {
    return (
      <>
        <p className={notice}>{intl.formatMessage({ id: 'live.arrival.waiting' }, { count: arrived })}</p>
        <Button size="compact" onClick={() => live.send({ type: 'follow.switched' })}>
          {intl.formatMessage({ id: 'live.arrival.show' })}
        </Button>
      </>
    );
  }
  if (!any) return <p>{intl.formatMessage({ id: 'live.follow.first' })}</p>;
  return <p>{intl.formatMessage({ id: following ? 'live.follow.newest' : 'live.follow.staying' })}</p>;
}
