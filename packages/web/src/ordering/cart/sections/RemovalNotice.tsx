import type { Style } from '@selvedge/core/contract';
import { lastRemoval, mayUndo } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import type { CartRef } from '../state/cellView.ts';

/** Right above the bar, wherever that is, and without a height, so that nothing moves when it comes or goes. */
const place = css({
  position: 'sticky',
  bottom: '[calc(max(var(--bar-height, 0px), var(--keypad-height, 0px)) + {spacing.2})]',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  height: '0',
  _print: { display: 'none' },
});
const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInlineStart: '4',
  background: 'surface.raised',
  border: 'line',
  boxShadow: 'float',
  textStyle: 'small',
  '& > button': { flexShrink: '0' },
});

type Props = { cart: CartRef; styles: readonly Style[] };

/** Says which style was removed, and brings it back by a press or by Ctrl+Z, until something else is done. */
export function RemovalNotice({ cart, styles }: Props) {
  const intl = useIntl();
  const removed = useSelector(cart, lastRemoval);
  const style = styles.find(({ articleId }) => articleId === removed);
  const text =
    removed === null
      ? ''
      : intl.formatMessage({ id: 'cart.remove.done' }, { style: style?.name ?? '', known: String(!!style) });
  return (
    <>
      <LiveRegion message={text} />
      {removed !== null && <Offer cart={cart} removed={removed} text={text} />}
    </>
  );
}

function Offer({ cart, removed, text }: { cart: CartRef; removed: string; text: string }) {
  const intl = useIntl();
  const may = useSelector(cart, mayUndo);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || defaultPrevented) return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    event.preventDefault();
    cart.send({ type: 'edits.undone' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const undo = () => {
    flushSync(() => cart.send({ type: 'edits.undone' }));
    document.querySelector<HTMLElement>(`#${CSS.escape(`cart-${removed}`)} a`)?.focus();
  };
  return (
    <div className={place}>
      <div className={notice} data-removal="">
        <span>{text}</span>
        {may && (
          <Button size="compact" aria-keyshortcuts="Control+Z" onClick={undo}>
            {intl.formatMessage({ id: 'cart.remove.undo' })}
          </Button>
        )}
        <IconButton
          icon="close"
          size="compact"
          label={intl.formatMessage({ id: 'ui.action.dismiss' })}
          onClick={() => cart.send({ type: 'removal.read' })}
        />
      </div>
    </div>
  );
}
