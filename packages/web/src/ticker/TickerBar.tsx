import type { Message } from '@selvedge/core/contract';
import { AUTOPLAY, type tickerMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { EventDate } from '../event/EventDate.tsx';
import { useFootHeight } from '../ui/layout/pageEdge.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { TickerControls } from './TickerControls.tsx';

/** At the bottom of the window, and at the end of the page below its last line, so that it never covers anything. */
const bar = css({
  position: 'sticky',
  // Above the consent question. A phone has no room for both: there the ticker waits for the answer.
  bottom: 'var(--foot, 0px)',
  'body:has([data-asks]) &': { display: { base: 'none', md: 'block' } },
  zIndex: 'sticky',
  background: 'surface.raised',
  borderTop: 'hair',
  paddingBottom: '[env(safe-area-inset-bottom)]',
  animation: '[appear 200ms]',
  _print: { display: 'none' },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', sm: '6' },
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: '1',
});
const slot = css({ flex: '1', minWidth: '0' });
const headline = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'baseline' },
  columnGap: '4',
  width: 'full',
  minHeight: 'control',
  padding: '0',
  border: 'none',
  background: 'transparent',
  textAlign: 'start',
  textStyle: 'body',
  justifyContent: { base: 'center', sm: 'flex-start' },
  _hover: { color: 'accent' },
});
const date = css({
  flexShrink: '0',
  textStyle: { base: 'fine', sm: 'label' },
  color: 'accent',
});
const text = css({
  minWidth: '0',
  lineHeight: { base: '[1.5rem]', sm: '[2.75rem]' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  animation: '[appear 200ms]',
});
/** The shuttle that runs towards the next message. */
const shuttle = css({
  position: 'absolute',
  insetInline: '0',
  top: '-hair',
  height: 'thread',
  background: 'accent',
  transformOrigin: '[left]',
  animation: '[run linear both]',
});

type Props = { ticker: ActorRefFrom<typeof tickerMachine>; message: Message };

export function TickerBar({ ticker, message }: Props) {
  const intl = useIntl();
  const turning = useSelector(ticker, (snapshot) => snapshot.hasTag('turning'));
  const position = useSelector(ticker, ({ context }) => context.place + 1);
  const element = useRef<HTMLElement>(null);
  useFootHeight(element, '--ticker-height');
  const count = useSelector(ticker, ({ context }) => context.messages.length);
  return (
    <section
      ref={element}
      data-ticker
      className={bar}
      aria-label={intl.formatMessage({ id: 'ticker.label' })}
      onPointerEnter={() => ticker.send({ type: 'ticker.touched', by: 'pointer' })}
      onPointerLeave={() => ticker.send({ type: 'ticker.left', by: 'pointer' })}
      onFocus={() => ticker.send({ type: 'ticker.touched', by: 'focus' })}
      onBlur={() => ticker.send({ type: 'ticker.left', by: 'focus' })}
    >
      {turning && (
        <span
          key={message.id}
          className={shuttle}
          style={{ animationDuration: `${AUTOPLAY}ms` }}
          aria-hidden="true"
        />
      )}
      <div className={row}>
        <div className={slot} aria-live={turning ? 'off' : 'polite'} aria-atomic="true">
          <button
            type="button"
            className={headline}
            aria-haspopup="dialog"
            onClick={() => ticker.send({ type: 'event.opened' })}
          >
            <span className={date}>
              <EventDate date={message.date} shows="days" />
            </span>
            <span key={message.id} className={text}>
              {message.tickerText || message.title}
            </span>
            {count > 1 && (
              <VisuallyHidden>
                {intl.formatMessage({ id: 'ticker.position' }, { position, count })}
              </VisuallyHidden>
            )}
          </button>
        </div>
        <TickerControls ticker={ticker} />
      </div>
    </section>
  );
}
