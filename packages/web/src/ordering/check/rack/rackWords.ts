import type { RackFacetName, RackGrouping } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';

export const rackFacetTitles: Readonly<Record<RackFacetName, MessageId>> = {
  brand: 'catalog.facet.brand',
  line: 'catalog.facet.line',
  gender: 'catalog.facet.gender',
  commodityClass: 'catalog.facet.commodityClass',
  colourGroup: 'catalog.facet.colourGroup',
  deliveryWeek: 'check.rack.deliveryWeek',
};

export const groupingTitles: Readonly<Record<RackGrouping, MessageId>> = {
  none: 'check.rack.group.none',
  deliveryWeek: 'check.rack.deliveryWeek',
  colourGroup: 'catalog.facet.colourGroup',
  commodityClass: 'catalog.facet.commodityClass',
  keylook: 'check.rack.group.keylook',
};

/** 'week 14/2027' of the key 'yyyy-ww'. */
const weekText = (intl: IntlShape, key: string): string => {
  const [year = '', week = ''] = key.split('-');
  return intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(Number(week)), year });
};

export const valueText = (intl: IntlShape, facet: RackFacetName, key: string): string =>
  facet === 'deliveryWeek' ? weekText(intl, key) : key;

/** The title of a group. Looks have no names on the rack and are numbered. */
export const groupText = (intl: IntlShape, grouping: RackGrouping, key: string, nth: number): string => {
  if (grouping === 'deliveryWeek') return weekText(intl, key);
  if (grouping !== 'keylook') return key;
  return key === ''
    ? intl.formatMessage({ id: 'check.rack.group.noLook' })
    : intl.formatMessage({ id: 'check.rack.group.look' }, { nth });
};
