import { type CopyMode, type CopyTarget, copyModes } from '@selvedge/core/contract';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { CopyLines } from './CopyLines.tsx';
import { choice, decision, figure, figures, fine, number, target, targetHead, term } from './copy.recipe.ts';
import { Reasons } from './ReasonText.tsx';

const choices: Readonly<Record<CopyMode, MessageId>> = {
  add: 'copy.mode.add',
  replace: 'copy.mode.replace',
};

type Props = {
  of: CopyTarget;
  sourceCurrency: string;
  /** The outcome, above everything else. Absent for a plan. */
  end?: ReactNode;
  /** Absent: nothing can be changed any more. */
  onModeChange?: (mode: CopyMode) => void;
  /** The user's last choice, until the plan reflects it. */
  wished?: CopyMode | undefined;
  actions?: ReactNode;
};

/** One customer: what is copied to it, what is not and why, and what happens to its own cart. */
export function TargetPlan({ of, sourceCurrency, end, onModeChange, wished, actions }: Props) {
  const intl = useIntl();
  const id = useId();
  const { sums, cart } = of;
  const rows: [string, ReactNode][] = [
    [intl.formatMessage({ id: 'copy.sums.planned' }), <Quantity key="p" count={sums.planned} />],
    [
      intl.formatMessage({ id: end ? 'copy.sums.copied' : 'copy.sums.toCopy' }),
      <Quantity key="c" count={sums.copied} />,
    ],
    [
      intl.formatMessage({ id: end ? 'copy.sums.refused' : 'copy.sums.toLeaveOut' }),
      <Quantity key="r" count={sums.refused} />,
    ],
  ];
  const known = of.currency !== '';
  return (
    <section className={target} aria-labelledby={id}>
      <header className={targetHead}>
        <h3 id={id}>{of.customerName || intl.formatMessage({ id: 'copy.target.unknown' })}</h3>
        <span className={number}>{of.customerNumber}</span>
        <span className={fine}>{of.city}</span>
        {end}
      </header>
      <dl className={figures}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className={term}>{label}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
        {known && (
          <div>
            <dt className={term}>{intl.formatMessage({ id: 'cart.sums.cost' })}</dt>
            <dd className={figure}>
              <Money minor={of.value} currency={of.currency} />
            </dd>
          </div>
        )}
      </dl>
      {of.reasons.length > 0 && <Reasons of={of.reasons} />}
      {of.otherCurrency && known && (
        <p className={fine}>
          {intl.formatMessage(
            { id: 'copy.target.currency' },
            { currency: of.currency, source: sourceCurrency },
          )}
        </p>
      )}
      {of.removed > 0 && (
        <p className={fine}>{intl.formatMessage({ id: 'copy.mode.removed' }, { count: of.removed })}</p>
      )}
      {onModeChange && cart && cart.pieces > 0 && (
        <fieldset className={decision}>
          <legend>{intl.formatMessage({ id: 'copy.mode.label' }, { count: cart.pieces })}</legend>
          {cart.approved && <p className={fine}>{intl.formatMessage({ id: 'copy.mode.approved' })}</p>}
          {copyModes.map((mode) => (
            <label key={mode} className={choice}>
              <input
                type="radio"
                name={`${id}-standing`}
                checked={(wished ?? of.standing) === mode}
                onChange={() => onModeChange(mode)}
              />
              <span>{intl.formatMessage({ id: choices[mode] })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {of.lines.length > 0 && (
        <CopyLines
          lines={of.lines}
          currency={of.currency}
          otherCurrency={of.otherCurrency}
          planned={end === undefined}
          caption={intl.formatMessage(
            { id: 'copy.lines.caption' },
            { count: of.lines.length, all: sums.lines },
          )}
        />
      )}
      {actions}
    </section>
  );
}
