import type { OrderLimit } from '@selvedge/core/contract';
import { limitUse } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Icon } from '../../ui/figures/Icon.tsx';
import { useWholeMoney } from '../../ui/text/Values.tsx';

const line = cva({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1',
    textStyle: 'small',
    color: 'ink.muted',
    fontVariantNumeric: '[tabular-nums]',
  },
  variants: { over: { true: { color: 'critical' } } },
});
/** The icon aligns with the first line of text, however many lines there are, and the text with what stands beside it. */
const main = css({
  display: 'flex',
  gap: '2',
  minWidth: '0',
  '& > svg': { flexShrink: '0', marginTop: '0.5' },
  '& > span': { alignSelf: 'baseline' },
});
const parts = css({ hideBelow: 'lg' });

type Props = {
  limit: OrderLimit;
  /** Of this cart (minor units). */
  value: number;
};

/** What is left of an order limit with this cart, or by how much the cart exceeds it. */
export function LimitText({ limit, value }: Props) {
  const intl = useIntl();
  const money = useWholeMoney();
  const { currency } = limit;
  const use = limitUse(limit, value);
  const isOver = use.over > 0 && value > 0;
  const amount = money(use.limit, currency);
  return (
    <span className={line({ over: isOver })} data-limit={isOver ? 'over' : 'kept'}>
      <span className={main}>
        {isOver && <Icon name="warning" size="small" />}
        <span>
          {intl.formatMessage({ id: 'season.limit.label' })}:{' '}
          {isOver
            ? intl.formatMessage({ id: 'season.limit.over' }, { over: money(use.over, currency), amount })
            : intl.formatMessage({ id: 'season.limit.left' }, { left: money(use.left, currency), amount })}
        </span>
      </span>
      <span className={parts}>
        {' · '}
        {intl.formatMessage(
          { id: 'season.limit.spent' },
          { used: money(use.used, currency), cart: money(value, currency) },
        )}
      </span>
    </span>
  );
}
