import type { Dimension } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';

export const dimensionNames: Readonly<Record<Dimension, MessageId>> = {
  brand: 'cart.distribution.by.brand',
  line: 'cart.distribution.by.line',
  gender: 'cart.distribution.by.gender',
  commodityMainClass: 'cart.distribution.by.commodityMainClass',
  commodityClass: 'cart.distribution.by.commodityClass',
  commoditySubclass: 'cart.distribution.by.commoditySubclass',
  styleRole: 'cart.distribution.by.styleRole',
  fit: 'cart.distribution.by.fit',
  colourGroup: 'cart.distribution.by.colourGroup',
  colourStock: 'cart.distribution.by.colourStock',
  deliveryWeek: 'cart.distribution.by.deliveryWeek',
  length: 'cart.distribution.by.length',
  size: 'cart.distribution.by.size',
};

/** A part of the cart as people name it: weeks as 'CW 14/2027', and a word where the house says nothing. */
export function useShareName(): (by: Dimension, key: string) => string {
  const intl = useIntl();
  return (by, key) => {
    if (key === '') return intl.formatMessage({ id: 'cart.distribution.unnamed' });
    if (by !== 'deliveryWeek') return key;
    const [year = '', week = ''] = key.split('-');
    return intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(Number(week)), year });
  };
}
