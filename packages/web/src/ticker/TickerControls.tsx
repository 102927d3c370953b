import type { tickerMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { IconButton } from '../ui/buttons/IconButton.tsx';

const controls = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  marginInlineEnd: { base: '-3', sm: '0' },
});
const count = css({
  display: { base: 'none', sm: 'inline' },
  minWidth: '12',
  textAlign: 'center',
  textStyle: 'figure',
  color: 'ink.muted',
});
const backwards = css({ transform: '[scaleX(-1)]' });

type Props = { ticker: ActorRefFrom<typeof tickerMachine> };

/** The pressed button disappears together with the bar, so the focus moves to the page's content. */
const goOnReading = () => document.getElementById('content')?.focus({ preventScroll: true });

export function TickerControls({ ticker }: Props) {
  const intl = useIntl();
  const { messages, place, holds } = useSelector(ticker, ({ context }) => context);
  const back = useSelector(ticker, (snapshot) => snapshot.can({ type: 'ticker.moved', by: -1 }));
  const forth = useSelector(ticker, (snapshot) => snapshot.can({ type: 'ticker.moved', by: 1 }));
  const paused = holds.includes('user') || holds.includes('motion');
  return (
    <div className={controls}>
      {messages.length > 1 && (
        <>
          <IconButton
            icon="chevron"
            size="compact"
            className={backwards}
            aria-disabled={!back}
            label={intl.formatMessage({ id: 'ticker.previous' })}
            onClick={() => ticker.send({ type: 'ticker.moved', by: -1 })}
          />
          <span className={count} aria-hidden="true">
            {place + 1} / {messages.length}
          </span>
          <IconButton
            icon="chevron"
            size="compact"
            aria-disabled={!forth}
            label={intl.formatMessage({ id: 'ticker.next' })}
            onClick={() => ticker.send({ type: 'ticker.moved', by: 1 })}
          />
          <IconButton
            icon={paused ? 'play' : 'pause'}
            size="compact"
            label={
              paused
                ? intl.formatMessage({ id: 'ticker.resume' })
                : intl.formatMessage({ id: 'ticker.pause' })
            }
            onClick={() => ticker.send({ type: paused ? 'ticker.resumed' : 'ticker.paused' })}
          />
        </>
      )}
      <IconButton
        icon="close"
        size="compact"
        label={intl.formatMessage({ id: 'ticker.dismiss' })}
        onClick={() => {
          ticker.send({ type: 'ticker.dismissed' });
          goOnReading();
        }}
      />
    </div>
  );
}
