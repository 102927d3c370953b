import type { Style } from '@selvedge/core/contract';
import {
  type Dimension,
  dimensions,
  type Measure,
  measures,
  sharesOf,
  wishedPieces,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { CartViewRef } from '../state/cartPage.ts';
import { type CartRef, sameQuantities } from '../state/cellView.ts';
import { BreakdownChart } from './BreakdownChart.tsx';
import { dimensionNames } from './dimensionNames.ts';

const frame = css({ borderTop: 'hair', paddingBlock: '6', _print: { breakInside: 'avoid' } });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  rowGap: '4',
  alignItems: 'flex-start',
  paddingBottom: '6',
});
const choices = css({ flex: '1', minWidth: '[16rem]' });
const boxes = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' });
const legend = css({ textStyle: 'label', paddingBottom: '2' });
const why = css({ textStyle: 'small', color: 'critical', minHeight: '6' });
const measureBox = css({ minWidth: '[12rem]' });
const charts = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '10',
  rowGap: '8',
});

const measureNames: Readonly<Record<Measure, MessageId>> = {
  pieces: 'cart.sums.pieces',
  value: 'cart.sums.cost',
  retailValue: 'cart.sums.retail',
};

type Props = { actor: CartViewRef; cart: CartRef; styles: readonly Style[]; currency: string };

/** The breakdown of the cart by one attribute or several at once (N2). */
export function CartBreakdown({ actor, cart, styles, currency }: Props) {
  const intl = useIntl();
  const id = useId();
  const { by, measure } = useSelector(actor, ({ context }) => context.view);
  const [held, setHeld] = useState(false);
  const snapshot = useDeferredValue(useSelector(cart, (one) => one, sameQuantities));
  const divided = useMemo(
    () =>
      by.map((one) => ({
        by: one,
        shares: sharesOf(styles, wishedPieces(snapshot), snapshot.context.lines, one),
      })),
    [by, styles, snapshot],
  );
  const toggle = (dimension: Dimension) => {
    // Read from the chart: a press can come before the last change is painted.
    const { by: chosen } = actor.getSnapshot().context.view;
    setHeld(chosen.length === 1 && chosen[0] === dimension);
    actor.send({ type: 'dimension.toggled', dimension });
  };
  const isLast = (dimension: Dimension) => by.length === 1 && by[0] === dimension;
  return (
    <section className={frame} aria-label={intl.formatMessage({ id: 'cart.breakdown.label' })}>
      <div className={tools}>
        <fieldset className={choices} aria-describedby={held ? id : undefined}>
          <legend className={legend}>{intl.formatMessage({ id: 'cart.breakdown.choose' })}</legend>
          <div className={boxes}>
            {dimensions.map((dimension) => (
              <Checkbox
                key={dimension}
                checked={by.includes(dimension)}
                off={isLast(dimension)}
                onOff={() => setHeld(true)}
                onValue={() => toggle(dimension)}
              >
                {intl.formatMessage({ id: dimensionNames[dimension] })}
              </Checkbox>
            ))}
          </div>
          <p id={id} role="status" className={why}>
            {held && intl.formatMessage({ id: 'cart.breakdown.atLeastOne' })}
          </p>
        </fieldset>
        <div className={measureBox}>
          <Select
            size="compact"
            label={intl.formatMessage({ id: 'cart.breakdown.measure' })}
            value={measure}
            options={measures.map((value) => ({
              value,
              label: intl.formatMessage({ id: measureNames[value] }),
            }))}
            onValue={(value) => {
              const chosen = measures.find((one) => one === value);
              if (chosen) actor.send({ type: 'measure.chosen', measure: chosen });
            }}
          />
        </div>
      </div>
      <div className={charts}>
        {divided.map(({ by: one, shares }) => (
          <BreakdownChart key={one} by={one} measure={measure} shares={shares} currency={currency} />
        ))}
      </div>
    </section>
  );
}
