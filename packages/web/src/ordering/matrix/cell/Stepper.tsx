import { MOST_PIECES } from '@selvedge/core/contract';
import { cellOf } from '@selvedge/core/ordering';
import { type CellFacts, hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';

/** Shown for touch only. Keyboard and mouse use the cell itself. */
const steps = css({ display: { base: 'inline-flex', md: 'none' }, _touch: { display: 'inline-flex' } });

/** A long press starts to repeat after `HOLD` and then counts on every `REPEAT` (ms). */
const HOLD = 450;
const REPEAT = 90;

const piecesOf = (held: number): number => 1 + Math.max(0, Math.floor((held - HOLD) / REPEAT));

/** A press of the pointer: when it began on the device's clock (ms), and the pieces in the cell at that time. */
interface StepperPress {
  readonly began: number;
  readonly from: number;
}

type Props = { cart: CartRef; facts: CellFacts; moment: OrderingMoment };

/** Adds or removes one piece in the active cell, repeating while pressed. The phone's keypad stays open. */
export function Stepper({ cart, facts, moment }: Props) {
  const intl = useIntl();
  const going = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<StepperPress>(undefined);
  /** Set when the end of a press already counted, so that the click that follows it does nothing. */
  const isCounted = useRef(false);
  const { articleVariantId } = facts.variant;
  useEffect(() => () => clearTimeout(going.current), []);
  if (hindranceOf(facts, moment) !== null) return null;

  const pieces = () => cellOf(cart.getSnapshot(), articleVariantId).pieces;
  const put = (wanted: number) => {
    const next = Math.max(0, Math.min(MOST_PIECES, wanted));
    cart.send({ type: 'cell.typed', articleVariantId, entry: next === 0 ? '' : String(next) });
  };
  const hold = (by: number) => (event: PointerEvent) => {
    // Keeps the focus in the cell, so that the keypad stays open.
    event.preventDefault();
    if (event.button !== 0) return;
    const from = pieces();
    press.current = { began: event.timeStamp, from };
    isCounted.current = false;
    const again = (counted: number) => {
      put(from + by * counted);
      going.current = setTimeout(again, REPEAT, counted + 1);
    };
    going.current = setTimeout(again, HOLD, 1);
  };
  const leave = () => {
    clearTimeout(going.current);
    press.current = undefined;
  };
  const release = (by: number) => (event: PointerEvent) => {
    const ended = press.current;
    leave();
    if (!ended) return;
    // Counts by the device's clock: a busy page gets this event late, and by then its timers have counted too far.
    put(ended.from + by * piecesOf(event.timeStamp - ended.began));
    isCounted.current = true;
  };
  const click = (by: number) => (event: MouseEvent) => {
    if (event.detail === 0 || !isCounted.current) put(pieces() + by);
    isCounted.current = false;
  };
  const button = (by: 1 | -1) => (
    <IconButton
      icon={by > 0 ? 'plus' : 'minus'}
      label={intl.formatMessage({ id: by > 0 ? 'matrix.step.more' : 'matrix.step.less' })}
      onClick={click(by)}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={hold(by)}
      onPointerUp={release(by)}
      onPointerCancel={leave}
      onPointerLeave={leave}
    />
  );
  return (
    <span className={steps}>
      {button(-1)}
      {button(1)}
    </span>
  );
}
