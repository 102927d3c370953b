import type { FindingCode } from '@selvedge/core/contract';
import type { MessageId } from '../../messages/catalogue.ts';

/** The message of each cart rule (N7). */
export const findingMessages: Readonly<Record<FindingCode, MessageId>> = {
  cartMissing: 'rule.cartMissing',
  cartEmpty: 'rule.cartEmpty',
  inPreview: 'rule.inPreview',
  styleNotForSale: 'rule.styleNotForSale',
  colourPeriodEnded: 'rule.colourPeriodEnded',
  customerLocked: 'rule.customerLocked',
  subdivisionLocked: 'rule.subdivisionLocked',
  collectionTypeLocked: 'rule.collectionTypeLocked',
  notAllowedForCustomer: 'rule.notAllowedForCustomer',
  notAllowedForCart: 'rule.notAllowedForCart',
  notReorderable: 'rule.notReorderable',
  notPreorderable: 'rule.notPreorderable',
  notBuyable: 'rule.notBuyable',
  priceMissing: 'rule.priceMissing',
  priceChanged: 'rule.priceChanged',
  stockExceeded: 'rule.stockExceeded',
  permittedExceeded: 'rule.permittedExceeded',
  lengthTotalExceeded: 'rule.lengthTotalExceeded',
  limitExceeded: 'rule.limitExceeded',
  limitNotComparable: 'rule.limitNotComparable',
};
