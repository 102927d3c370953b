import type { OrderTotals as Totals } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const SEPARATOR = ' · ';
const wide = css({ hideBelow: 'md' });

type Props = {
  totals: Totals;
  /** On a narrow page only the pieces. */
  brief?: boolean | undefined;
};

/** How much is ordered, in the words that cart, check, order and confirmation share. */
export function OrderTotals({ totals: { styles, options, pieces }, brief = false }: Props) {
  const intl = useIntl();
  const parts = intl
    .formatMessage({ id: 'order.totals' }, { styles, options, pieces })
    .split(SEPARATOR)
    // A line may end between two of them, not within one.
    .map((part) => part.replaceAll(' ', '\u00a0'));
  if (!brief) return <span>{parts.join(SEPARATOR)}</span>;
  return (
    <span>
      <span className={wide}>{[...parts.slice(0, -1), ''].join(SEPARATOR)}</span>
      {parts.at(-1)}
    </span>
  );
}
