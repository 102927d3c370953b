import type { Finding, FindingCode } from '../contract/index.ts';

const messages = {
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
} as const satisfies Record<FindingCode, `rule.${FindingCode}`>;

/** A message of the core's catalogue that says what a rule objects to. */
export type FindingMessage = (typeof messages)[FindingCode] | 'rule.colourTotalExceeded';

/**
 * What a finding says (N7), as a message id of the core's catalogue. `oneLength`: the style has only one length, whose
 * name means nothing to users.
 */
export const findingMessageOf = (code: FindingCode, oneLength = false): FindingMessage =>
  oneLength && code === 'lengthTotalExceeded' ? 'rule.colourTotalExceeded' : messages[code];

/** Values that are money, mapped to the value that holds their currency. */
const currencies = {
  storedPrice: 'storedCurrency',
  validPrice: 'validCurrency',
  limit: 'currency',
  used: 'currency',
  order: 'currency',
  left: 'currency',
  over: 'currency',
} as const;

/** The values of a finding for its message: money is formatted by `money`, other values are unchanged. */
export const findingValues = <Written>(
  { values }: Pick<Finding, 'values'>,
  money: (minor: number, currency: string, name: string) => Written,
): Record<string, string | number | Written> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const currency = Object.hasOwn(currencies, name) && values[currencies[name as keyof typeof currencies]];
      return [name, currency && typeof value === 'number' ? money(value, String(currency), name) : value];
    }),
  );
