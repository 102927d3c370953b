import type { FacetName, StyleSort, SwitchName } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';

export const facetTitles: Readonly<Record<FacetName, MessageId>> = {
  brand: 'catalog.facet.brand',
  line: 'catalog.facet.line',
  gender: 'catalog.facet.gender',
  commodityClass: 'catalog.facet.commodityClass',
  commodityMainClass: 'catalog.facet.commodityMainClass',
  commoditySubclass: 'catalog.facet.commoditySubclass',
  model: 'catalog.facet.model',
  shape: 'catalog.facet.shape',
  fit: 'catalog.facet.fit',
  size: 'catalog.facet.size',
  length: 'catalog.facet.length',
  colourGroup: 'catalog.facet.colourGroup',
  colourStock: 'catalog.facet.colourStock',
  styleRole: 'catalog.facet.styleRole',
  deliveryMonth: 'catalog.facet.deliveryMonth',
  calendarWeek: 'catalog.facet.calendarWeek',
  fabric: 'catalog.facet.fabric',
  yarn: 'catalog.facet.yarn',
  lining: 'catalog.facet.lining',
  care: 'catalog.facet.care',
};

export const switchTitles: Readonly<Record<SwitchName, MessageId>> = {
  favorite: 'catalog.switch.favorite',
  scanned: 'catalog.switch.scanned',
  keylook: 'catalog.switch.keylook',
  sale: 'catalog.switch.sale',
  new: 'catalog.switch.new',
  noos: 'catalog.switch.noos',
  srs: 'catalog.switch.srs',
  coreRange: 'catalog.switch.coreRange',
  digitalOnly: 'catalog.switch.digitalOnly',
  specialOffer: 'catalog.switch.specialOffer',
  recommended: 'catalog.switch.recommended',
};

export const sortTitles: Readonly<Record<StyleSort, MessageId>> = {
  number: 'catalog.sort.number',
  name: 'catalog.sort.name',
  delivery: 'catalog.sort.delivery',
  price: 'catalog.sort.price',
  retail: 'catalog.sort.retail',
  margin: 'catalog.sort.margin',
  new: 'catalog.sort.new',
  brand: facetTitles.brand,
  line: facetTitles.line,
  gender: facetTitles.gender,
  class: facetTitles.commodityClass,
  colours: 'catalog.column.colours',
};

/** 'Gender: Women', for a value shown apart from its facet. */
export const namedValue = (intl: IntlShape, facet: FacetName, value: string): string =>
  intl.formatMessage(
    { id: 'catalog.filter.named' },
    { facet: intl.formatMessage({ id: facetTitles[facet] }), value },
  );
