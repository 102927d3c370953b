import type { Sums } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SumsLine } from './SumsLine.tsx';

const band = css({ paddingBottom: '8' });
const note = css({ marginTop: '2', textStyle: 'small', color: 'warning' });

/** What the whole order comes to. */
export function CartTotals({ sums, currency }: { sums: Sums; currency: string }) {
  const intl = useIntl();
  return (
    <section className={band} aria-label={intl.formatMessage({ id: 'cart.sums.label' })}>
      <SumsLine sums={sums} currency={currency} size="large" />
      {sums.unpriced > 0 && (
        <p className={note}>{intl.formatMessage({ id: 'cart.sums.unpriced' }, { count: sums.unpriced })}</p>
      )}
    </section>
  );
}
