import type {
  Cart,
  CartDetails,
  CartHead,
  CartLine,
  DeliveryChoices,
  Finding,
  LinesAnswer,
  Order,
  PriceAcceptance,
} from '../../contract/index.ts';
import { ApiError, failure } from '../../platform/api/failure.ts';
import { sampleNow } from './seasons.ts';

/** Four pieces of variant v-1 at 49.90. */
export const sampleLine = (parts: Partial<CartLine> = {}): CartLine => ({
  articleId: 's-1',
  articleColorId: 'k-1',
  articleVariantId: 'v-1',
  quantity: 4,
  storedPrice: 4990,
  ...parts,
});

/** An open cart of {@link samplePlace} in version 3 with four pieces. */
export const sampleHead = (parts: Partial<CartHead> = {}): CartHead => ({
  cartId: 'cart-1',
  rightEnv: 'preorder',
  customerId: 'c-1',
  customerNumber: '4711',
  customerName: 'Modehaus Lindner',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
  currency: 'EUR',
  state: 'open',
  version: 3,
  note: '',
  pieces: 4,
  value: 19960,
  changed: { by: 'Bea Buyer', at: sampleNow },
  approval: null,
  returned: null,
  order: null,
  ...parts,
});

/** What the customer of {@link sampleHead} can choose for its order. */
export const sampleChoices: DeliveryChoices = {
  addresses: [
    {
      addressId: 'c-1-l1',
      code: 'L1',
      name: 'Modehaus Lindner, Zentrallager',
      ...{ street: 'Hafenstraße 7', postcode: '20457', city: 'Hamburg', country: 'DE' },
    },
  ],
  weeks: { first: '2027-W05', last: '2027-W07' },
};

/** All that it can say about it. */
export const sampleDetails: CartDetails = {
  customerOrderNumber: 'PO 4711',
  deliveryAddress: sampleChoices.addresses[0] ?? null,
  requestedWeek: '2027-W05',
};

/** The same cart, approved by this user. */
export const approvedHead = sampleHead({
  state: 'approved',
  version: 4,
  approval: { by: 'Bea Buyer', at: sampleNow, fingerprint: 'f-1', mine: true },
});

/** A cart of a head and its lines: open with one line unless told. */
export const sampleCart = (head: CartHead = sampleHead(), lines: CartLine[] = [sampleLine()]): Cart => ({
  head,
  lines,
});

/** The answer to a change that is stored: six pieces now, version 4. */
export const storedAnswer = (parts: Partial<LinesAnswer> = {}): LinesAnswer => ({
  head: sampleHead({ version: 4, pieces: 6 }),
  before: 3,
  stored: [sampleLine({ quantity: 6 })],
  conflicts: [],
  refused: [],
  ...parts,
});

/** The answer to a change that somebody else was faster with: 9 pieces stand, not 6. */
export const conflictAnswer = storedAnswer({
  stored: [],
  conflicts: [
    {
      articleVariantId: 'v-1',
      mine: 6,
      theirs: 9,
      by: 'Max Manager',
      at: sampleNow,
      line: sampleLine({ quantity: 9 }),
    },
  ],
});

/** A rule objects to variant v-1: the customer may not order it. */
export const sampleFinding: Finding = {
  code: 'notAllowedForCustomer',
  place: { articleId: 's-1', articleColorId: 'k-1', articleVariantId: 'v-1' },
  values: {},
};

/** The answer to a change that {@link sampleFinding} hinders. */
export const refusedAnswer = storedAnswer({
  stored: [],
  refused: [{ articleVariantId: 'v-1', finding: sampleFinding }],
});

const refusal = (status: number, code: string, findings: Finding[] = []) =>
  new ApiError(failure({ kind: 'refused', status, code, message: 'refused', tracking: 'T-1', findings }));

/** 409 `cartFinalized`: somebody finalized the cart meanwhile. */
export const finalizedElsewhere = refusal(409, 'cartFinalized');
/** 409 `versionConflict`: the cart is not the one that was seen. */
export const linesOutdated = refusal(409, 'versionConflict');
/** 422 `requestedWeekPast`. */
export const orderDetailsRefused = refusal(422, 'requestedWeekPast');
/** 422 `cartRefused` with {@link sampleFinding}. */
export const rulesRefused = refusal(422, 'cartRefused', [sampleFinding]);
/** 403 `noRight`. */
export const forbidden = refusal(403, 'noRight');
/** 404 `notFound`. */
export const missing = refusal(404, 'notFound');
/** 500 `unexpected`. */
export const serverDown = refusal(500, 'unexpected');

/** A price that a buyer accepted. */
export const sampleAcceptance: PriceAcceptance = {
  articleVariantId: 'v-1',
  articleNumber: '50-4711',
  styleName: 'Poplin shirt',
  colourName: 'Navy',
  articleLength: '32',
  size: 'S',
  old: 4990,
  new: 5290,
  by: 'Bea Buyer',
  at: sampleNow,
};

/** The finalized order of {@link sampleHead}: one line, four pieces, 199.60. */
export const sampleOrder = (): Order => ({
  orderId: 'o-1',
  orderNumber: '900001',
  cartId: 'cart-1',
  rightEnv: 'preorder',
  customerId: 'c-1',
  customerNumber: '4711',
  customerName: 'Modehaus Lindner',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
  currency: 'EUR',
  pieces: 4,
  value: 19960,
  retailValue: 47960,
  approvedBy: 'Bea Buyer',
  approvedAt: sampleNow,
  finalizedBy: 'Max Manager',
  finalizedAt: sampleNow,
  note: '',
  lines: [
    {
      articleId: 's-1',
      articleNumber: '50-4711',
      styleName: 'Poplin shirt',
      articleColorId: 'k-1',
      colourName: 'Navy',
      hex: '#1f2a44',
      articleVariantId: 'v-1',
      ean: '4006381333931',
      articleLength: '32',
      size: 'S',
      quantity: 4,
      salesPrice: 4990,
      retailPrice: 11990,
      deliveryFrom: sampleNow,
    },
  ],
});
