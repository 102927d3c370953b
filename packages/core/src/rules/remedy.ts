import type { Finding } from '../contract/index.ts';

/**
 * Who can help if the user cannot fix a finding: the sales representative opens seasons and lifts locks, the POS
 * Manager orders.
 */
export type Helper = 'salesRepresentative' | 'customerService';

/** The fix for a finding, as data: the same on every screen and in every front end. */
export type Remedy =
  /** Reduce the pieces of a variant to the stock or the permitted quantity. */
  | { readonly kind: 'setTo'; readonly articleVariantId: string; readonly pieces: number }
  /** Reduce the pieces of a colour in a length to their permitted total. */
  | {
      readonly kind: 'reduceTo';
      readonly articleColorId: string;
      readonly articleLength: string;
      readonly total: number;
    }
  /** Accept the new price, in minor units of `currency`. */
  | {
      readonly kind: 'acceptPrice';
      readonly articleVariantId: string;
      readonly price: number;
      readonly currency: string;
    }
  | { readonly kind: 'remove'; readonly articleVariantId: string }
  | { readonly kind: 'removeColour'; readonly articleColorId: string }
  /** The cart is empty: add styles. */
  | { readonly kind: 'addStyles' }
  /** The cart no longer exists: reload the current one. */
  | { readonly kind: 'reload' }
  /** The finding disappears by itself at that time (epoch ms). */
  | { readonly kind: 'wait'; readonly until: number }
  /** The user cannot fix it and has to ask somebody else. */
  | { readonly kind: 'ask'; readonly whom: Helper };

const number = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0);

const removal = ({ place: { articleVariantId } }: Finding): Remedy =>
  articleVariantId === undefined ? ask('customerService') : { kind: 'remove', articleVariantId };

const ask = (whom: Helper): Remedy => ({ kind: 'ask', whom });

const atMost = (finding: Finding, most: string | number | undefined): Remedy => {
  const { articleVariantId } = finding.place;
  const pieces = number(most);
  return articleVariantId === undefined || pieces <= 0
    ? removal(finding)
    : { kind: 'setTo', articleVariantId, pieces };
};

/** The fix for a finding of the cart rules (N7); `ask`: there is none, and who can help. */
export function remedyFor(finding: Finding): Remedy {
  const { code, place, values } = finding;
  switch (code) {
    case 'cartMissing':
      return { kind: 'reload' };
    case 'cartEmpty':
      return { kind: 'addStyles' };
    case 'inPreview':
      return { kind: 'wait', until: number(values.salesPeriodFrom) };
    case 'colourPeriodEnded':
      return place.articleColorId === undefined
        ? ask('salesRepresentative')
        : { kind: 'removeColour', articleColorId: place.articleColorId };
    case 'notAllowedForCustomer':
    case 'notAllowedForCart':
    case 'notReorderable':
    case 'notPreorderable':
    case 'notBuyable':
    case 'priceMissing':
      return removal(finding);
    case 'priceChanged':
      return place.articleVariantId === undefined
        ? ask('customerService')
        : {
            kind: 'acceptPrice',
            articleVariantId: place.articleVariantId,
            price: number(values.validPrice),
            currency: String(values.validCurrency ?? ''),
          };
    case 'stockExceeded':
      return atMost(finding, values.availableQuantity);
    case 'permittedExceeded':
      return atMost(finding, values.permittedQuantity);
    case 'lengthTotalExceeded':
      return place.articleColorId === undefined || place.articleLength === undefined
        ? ask('salesRepresentative')
        : {
            kind: 'reduceTo',
            articleColorId: place.articleColorId,
            articleLength: place.articleLength,
            total: number(values.permittedTotal),
          };
    default:
      return ask('salesRepresentative');
  }
}
