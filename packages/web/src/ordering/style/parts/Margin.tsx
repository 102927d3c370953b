import type { Profit } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Percent } from '../../../ui/text/Values.tsx';

const factor = css({ textStyle: 'small', color: 'ink.muted', whiteSpace: 'nowrap' });

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The margin with the mark-up. What it is reckoned from, its label says ('order.margin'). */
export function Margin({ margin, markUp }: Profit) {
  const intl = useIntl();
  return (
    <>
      <Percent share={margin} />
      {markUp !== null && (
        <>
          {' '}
          <span className={factor} data-mark-up>
            {intl.formatMessage({ id: 'order.markUp' }, { factor: intl.formatNumber(markUp, twoDigits) })}
          </span>
        </>
      )}
    </>
  );
}
