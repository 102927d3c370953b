import { limitUse } from '@selvedge/core/rules';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Icon } from '../../ui/figures/Icon.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { useWholeMoney } from '../../ui/text/Values.tsx';
import { LimitHere } from './LimitHere.ts';

const line = cva({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'small',
    color: 'ink.muted',
    fontVariantNumeric: '[tabular-nums]',
  },
  variants: { over: { true: { color: 'critical' } } },
});
/** The icon aligns with the first line of text, however many lines there are. */
const main = css({
  display: 'flex',
  gap: '2',
  minWidth: '0',
  '& > svg': { flexShrink: '0', marginTop: '0.5' },
});
const parts = css({ hideBelow: 'lg' });

/**
 * What is left of the order limit with this cart (minor units), updated while the user types. Renders nothing if there
 * is no limit.
 */
export function LimitLine({ value }: { value: number }) {
  const intl = useIntl();
  const money = useWholeMoney();
  const limit = useContext(LimitHere);
  if (limit === null) return null;
  const { currency } = limit;
  const use = limitUse(limit, value);
  const isOver = use.over > 0 && value > 0;
  const over = { over: money(use.over, currency), amount: money(use.limit, currency) };
  return (
    <span className={line({ over: isOver })} data-limit={isOver ? 'over' : 'kept'}>
      <span className={main}>
        {isOver && <Icon name="warning" size="small" />}
        <span>
          {intl.formatMessage({ id: 'season.limit.label' })}:{' '}
          {isOver
            ? intl.formatMessage({ id: 'season.limit.over' }, over)
            : intl.formatMessage(
                { id: 'season.limit.left' },
                { left: money(use.left, currency), amount: over.amount },
              )}
        </span>
      </span>
      <span className={parts}>
        {' · '}
        {intl.formatMessage(
          { id: 'season.limit.spent' },
          { used: money(use.used, currency), cart: money(value, currency) },
        )}
      </span>
      <LiveRegion message={isOver ? intl.formatMessage({ id: 'season.limit.announced' }, over) : ''} />
    </span>
  );
}
