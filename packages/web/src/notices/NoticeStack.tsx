import type { noticesMachine, ShownNotice } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { useFootHeight } from '../ui/layout/pageEdge.ts';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';
import { NoticeSlip } from './NoticeSlip.tsx';
import { useNoticeText } from './useNoticeText.ts';

/**
 * Above the bars at the bottom of the window, and above everything but dialogs. At the end of the page it is below the
 * footer, so that it covers nothing there. What is beside the notices stays clickable.
 */
const place = css({
  position: 'sticky',
  zIndex: 'notice',
  bottom: '[calc(var(--lower-edge) + 1rem)]',
  '&:not(:empty)': { marginBottom: '[calc(var(--bar-height, 0px) + 1rem)]' },
  marginInlineStart: { base: '3', sm: 'auto' },
  marginInlineEnd: { base: '3', sm: 'gutter' },
  width: { sm: 'field' },
  maxHeight: '[calc(100dvh - var(--lower-edge) - 2rem)]',
  overflowY: 'auto',
  pointerEvents: 'none',
  _print: { display: 'none' },
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

const isReadByKeys = (now: SnapshotFrom<typeof noticesMachine>) =>
  now.matches({ shown: { held: 'byFocus' } }) || now.matches({ shown: { held: 'byBoth' } });

type Props = { actor: ActorRefFrom<typeof noticesMachine> };

/**
 * The snackbars, the newest at the bottom (requirement C6). Their timers pause while pointer or keyboard focus is in
 * them.
 */
export function NoticeStack({ actor }: Props) {
  const intl = useIntl();
  const notices = useSelector(actor, ({ context }) => context.notices);
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const newest = notices.at(-1);
  const words = useNoticeWords(newest);
  useFootHeight(stack, '--notice-height');

  // The focused notice is replaced when it occurs again, or removed when a sixth one arrives. Keep the focus in the
  // stack, so that keyboard users stay among the others.
  useLayoutEffect(() => {
    if (notices.length === 0 || !isReadByKeys(actor.getSnapshot())) return;
    if (!stack.current?.contains(document.activeElement)) stack.current?.focus({ preventScroll: true });
  }, [actor, notices]);

  const dismiss = (id: number) => {
    const inside = stack.current?.contains(document.activeElement);
    actor.send({ type: 'notice.dismissed', id });
    if (!inside) return;
    const before = cameFrom.current;
    const next = notices.length > 1 ? stack.current : before;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  };
  const entered = (event: FocusEvent) => {
    if (stack.current?.contains(event.relatedTarget) || isReadByKeys(actor.getSnapshot())) return;
    cameFrom.current = event.relatedTarget ?? document.querySelector('main');
    // A click leaves the focus there as well. Only visible (keyboard) focus means that somebody is still reading.
    if (event.target.matches(':focus-visible')) actor.send({ type: 'focus.entered' });
  };
  const left = (event: FocusEvent) => {
    if (!stack.current?.contains(event.relatedTarget)) actor.send({ type: 'focus.left' });
  };
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && newest) dismiss(newest.id);
  };

  return (
    <>
      <LiveRegion urgency="assertive" message={words} />
      <section
        ref={stack}
        className={place}
        aria-label={intl.formatMessage({ id: 'notice.label' })}
        tabIndex={-1}
        onMouseEnter={() => actor.send({ type: 'pointer.entered' })}
        onMouseLeave={() => actor.send({ type: 'pointer.left' })}
        onFocus={entered}
        onBlur={left}
        onKeyDown={onEscape}
      >
        {notices.length > 0 && (
          <ul className={list}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeSlip notice={notice} onDismiss={() => dismiss(notice.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The text of a notice for screen readers. Empty if there is none. */
function useNoticeWords(notice: ShownNotice | undefined): string {
  const intl = useIntl();
  const text = useNoticeText(notice);
  if (!notice) return '';
  const often = notice.count > 1 ? intl.formatMessage({ id: 'notice.count' }, { count: notice.count }) : '';
  return `${text.title}. ${text.reason} ${often}`.trim();
}
