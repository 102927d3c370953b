import type { OrderLimit } from '@selvedge/core/contract';
import type { Rack } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Percent } from '../../../ui/text/Values.tsx';
import { SumsLine } from '../../cart/sums/SumsLine.tsx';

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { base: '6', md: '10' },
  rowGap: '3',
  paddingBottom: '6',
});
const term = css({ textStyle: 'fine', color: 'ink.muted' });
const figure = css({ textStyle: 'figureStrong' });
const said = css({ textStyle: 'small', color: 'ink.muted' });

type Props = {
  rack: Rack;
  currency: string;
  limit: OrderLimit | null;
  /** Filters hide a part of the order. */
  narrowed: boolean;
};

/** Facts and figures of what is shown: totals, value, margin, and its share of the order limit. */
export function RackFigures({ rack, currency, limit, narrowed }: Props) {
  const intl = useIntl();
  return (
    <div className={frame}>
      <SumsLine size="small" sums={rack.sums} currency={currency} ofOrder={!narrowed} />
      {limit && limit.amount > 0 && (
        <dl>
          <dt className={term}>{intl.formatMessage({ id: 'check.rack.limitShare' })}</dt>
          <dd className={figure}>
            <Percent share={rack.sums.value / limit.amount} />
          </dd>
        </dl>
      )}
      <p className={said} role="status">
        {narrowed && intl.formatMessage({ id: 'check.rack.shown' }, { shown: rack.shown, of: rack.of })}
      </p>
    </div>
  );
}
