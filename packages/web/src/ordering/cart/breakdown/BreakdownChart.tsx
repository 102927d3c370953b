import type { Dimension, Measure, Share, sharesOf } from '@selvedge/core/ordering';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Money, Percent, Quantity } from '../../../ui/text/Values.tsx';
import { dimensionNames, useShareName } from './dimensionNames.ts';

const frame = css({ minWidth: '0' });
const title = css({ textStyle: 'strong', paddingBottom: '2' });
const table = css({
  width: 'full',
  textStyle: 'small',
  '& td, & th': { paddingBlock: '1', verticalAlign: 'middle' },
});
const name = css({
  textAlign: 'start',
  fontWeight: '[inherit]',
  paddingInlineEnd: '3',
  overflowWrap: 'anywhere',
});
const barCell = css({ width: '[45%]' });
const figure = css({ textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '3', textStyle: 'figure' });
const picture = css({ display: 'block', width: 'full', height: '[0.75rem]' });
const track = css({ fill: 'surface.sunken' });
const bar = css({ fill: 'accent' });
const head = css({ srOnly: true });

/** Number of bars drawn, the longest first. All further parts are still in the table. */
const LENGTH = 100;

type Props = {
  by: Dimension;
  measure: Measure;
  shares: ReturnType<typeof sharesOf>;
  currency: string;
};

/** One breakdown of the cart: a bar and the figures of each part, as a table for screen readers. */
export function BreakdownChart({ by, measure, shares, currency }: Props) {
  const intl = useIntl();
  const id = useId();
  const shareName = useShareName();
  const total = shares.reduce((sum, share) => sum + share[measure], 0);
  const most = Math.max(1, ...shares.map((share) => share[measure]));
  const amount = (share: Share) => {
    if (measure === 'pieces') return <Quantity count={share.pieces} />;
    const { value, retailValue, otherValues } = share;
    return measure === 'value' ? (
      <Amounts of={{ currency, value, otherValues }} />
    ) : (
      <Money minor={retailValue} currency={currency} />
    );
  };
  return (
    <figure className={frame} aria-labelledby={id}>
      <figcaption id={id} className={title}>
        {intl.formatMessage({ id: dimensionNames[by] })}
      </figcaption>
      <table className={table} aria-labelledby={id}>
        <thead className={head}>
          <tr>
            <th scope="col">{intl.formatMessage({ id: dimensionNames[by] })}</th>
            <th scope="col">{intl.formatMessage({ id: 'cart.breakdown.bar' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'cart.breakdown.amount' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'cart.breakdown.share' })}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.key}>
              <th scope="row" className={name}>
                {shareName(by, share.key)}
              </th>
              <td className={barCell}>
                <svg
                  className={picture}
                  viewBox={`0 0 ${LENGTH} 12`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect className={track} width={LENGTH} height="12" />
                  <rect className={bar} width={(share[measure] / most) * LENGTH} height="12" />
                </svg>
              </td>
              <td className={figure}>{amount(share)}</td>
              <td className={figure}>
                <Percent share={total === 0 ? null : share[measure] / total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
