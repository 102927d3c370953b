import { useIntl } from 'react-intl';
import { denseHead } from './dense.recipe.ts';

/** What the columns of the dense cart are. It stays in sight; each row says the same to a screen reader by itself. */
export function DenseHead() {
  const intl = useIntl();
  return (
    <div className={denseHead} aria-hidden="true">
      <span>{intl.formatMessage({ id: 'cart.dense.style' })}</span>
      <span>{intl.formatMessage({ id: 'cart.dense.rows' })}</span>
      <span>{intl.formatMessage({ id: 'cart.dense.sums' })}</span>
    </div>
  );
}
