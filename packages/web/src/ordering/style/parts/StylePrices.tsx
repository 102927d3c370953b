import type { Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Money } from '../../../ui/text/Values.tsx';
import { lowestPrices } from './lowestPrices.ts';

export const prices = cva({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    size: {
      small: { columnGap: '3', textStyle: 'figure' },
      large: { columnGap: '5', rowGap: '1', textStyle: 'lead' },
    },
  },
});
const muted = css({ color: 'ink.muted' });

type Props = { style: Style; size?: 'small' | 'large' };

/** A style's lowest cost and retail price. */
export function StylePrices({ style, size = 'large' }: Props) {
  const intl = useIntl();
  const { salesPrice, retailPrice } = lowestPrices(style);
  return (
    <p className={prices({ size })}>
      <span>
        {intl.formatMessage({ id: 'catalog.price.cost' })}{' '}
        <Money minor={salesPrice} currency={style.currency} />
      </span>
      <span className={muted}>
        {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
        <Money minor={retailPrice} currency={style.currency} />
      </span>
    </p>
  );
}
