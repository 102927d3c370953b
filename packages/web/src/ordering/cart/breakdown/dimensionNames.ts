import type { Dimension } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';

export const dimensionNames: Readonly<Record<Dimension, MessageId>> = {
  brand: 'cart.breakdown.by.brand',
  line: 'cart.breakdown.by.line',
  gender: 'cart.breakdown.by.gender',
  commodityMainClass: 'cart.breakdown.by.commodityMainClass',
  commodityClass: 'cart.breakdown.by.commodityClass',
  commoditySubclass: 'cart.breakdown.by.commoditySubclass',
  styleRole: 'cart.breakdown.by.styleRole',
  fit: 'cart.breakdown.by.fit',
  colourGroup: 'cart.breakdown.by.colourGroup',
  colourStock: 'cart.breakdown.by.colourStock',
  deliveryWeek: 'cart.breakdown.by.deliveryWeek',
  length: 'cart.breakdown.by.length',
  size: 'cart.breakdown.by.size',
};

/** The name of a part of the cart: weeks as 'week 14/2027', and a placeholder where the house has no name. */
export function useShareName(): (by: Dimension, key: string) => string {
  const intl = useIntl();
  return (by, key) => {
    if (key === '') return intl.formatMessage({ id: 'cart.breakdown.unnamed' });
    if (by !== 'deliveryWeek') return key;
    const [year = '', week = ''] = key.split('-');
    return intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(Number(week)), year });
  };
}
