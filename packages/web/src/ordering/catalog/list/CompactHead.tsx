import type { Profit } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { columnHeads, compactColumns, figureColumn, wideOnly } from './compact.recipe.ts';

const end = css({ textAlign: 'end' });

/** Visible column names. Each line has its own labels for screen readers. */
export function CompactHead({ basis }: Pick<Profit, 'basis'>) {
  const intl = useIntl();
  return (
    <div className={wideOnly} aria-hidden="true">
      <div className={cx(compactColumns, columnHeads)}>
        <span />
        <span>{intl.formatMessage({ id: 'catalog.column.style' })}</span>
        <span>{intl.formatMessage({ id: 'catalog.column.class' })}</span>
        <span>{intl.formatMessage({ id: 'catalog.column.colours' })}</span>
        <span className={figureColumn}>{intl.formatMessage({ id: 'catalog.price.cost' })}</span>
        <span className={figureColumn}>{intl.formatMessage({ id: 'catalog.price.retail' })}</span>
        <span className={figureColumn}>{intl.formatMessage({ id: 'order.margin' }, { basis })}</span>
        <span className={figureColumn}>{intl.formatMessage({ id: 'catalog.column.delivery' })}</span>
        <span className={end}>{intl.formatMessage({ id: 'catalog.column.pieces' })}</span>
      </div>
    </div>
  );
}
