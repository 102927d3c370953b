import { MOST_PIECES } from '@selvedge/core/contract';
import { cellOf } from '@selvedge/core/ordering';
import { type CellFacts, hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/IconButton.tsx';
import type { CartRef } from './cellView.ts';

/** For the thumb; keys and mouse have the cell itself. */
const steps = css({ display: { base: 'inline-flex', md: 'none' }, _touch: { display: 'inline-flex' } });

/** A press that lasts goes on after this, and then so often (ms). */
const HOLD = 450;
const REPEAT = 90;

type Props = { cart: CartRef; facts: CellFacts; moment: OrderingMoment };

/** One piece more or less in the cell in hand, on and on while it is pressed; the keypad stays open. */
export function Stepper({ cart, facts, moment }: Props) {
  const intl = useIntl();
  const going = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { articleVariantId } = facts.variant;
  useEffect(() => () => clearTimeout(going.current), []);
  if (hindranceOf(facts, moment) !== null) return null;

  const step = (by: number) => {
    const { pieces } = cellOf(cart.getSnapshot(), articleVariantId);
    const next = Math.max(0, Math.min(MOST_PIECES, pieces + by));
    cart.send({ type: 'cell.typed', articleVariantId, entry: next === 0 ? '' : String(next) });
  };
  const hold = (by: number) => (event: PointerEvent) => {
    // The focus stays in the cell, so that the keypad does.
    event.preventDefault();
    if (event.button !== 0) return;
    const again = () => {
      step(by);
      going.current = setTimeout(again, REPEAT);
    };
    going.current = setTimeout(again, HOLD);
  };
  const release = () => clearTimeout(going.current);
  const button = (by: 1 | -1) => (
    <IconButton
      icon={by > 0 ? 'plus' : 'minus'}
      label={intl.formatMessage({ id: by > 0 ? 'matrix.step.more' : 'matrix.step.less' })}
      onClick={() => step(by)}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={hold(by)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    />
  );
  return (
    <span className={steps}>
      {button(-1)}
      {button(1)}
    </span>
  );
}
