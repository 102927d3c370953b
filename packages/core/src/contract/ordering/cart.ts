import {
  array,
  boolean,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { findingStruct } from './finding.ts';
import { cartDetailsStruct } from './orderDetails.ts';
import { otherValuesField } from './otherValues.ts';
import { packedStylesStruct } from './packedStyles.ts';
import {
  cartParams,
  customerParams,
  envParams,
  placeOfHead,
  seasonFields,
  seasonParams,
  seenVersionStruct,
} from './place.ts';
import { quantityStruct } from './quantity.ts';

/**
 * One ordered variant. `storedPrice` is the sales price (minor units) when the line was stored, null if none was
 * valid. `storedCurrency` is present if that price was in another currency than the cart's current one. `changedAt`
 * is the last change (epoch ms), absent for a line that was changed just now.
 */
export const cartLineStruct = type({
  articleId: string(),
  articleColorId: string(),
  articleVariantId: string(),
  quantity: integer(),
  storedPrice: nullable(integer()),
  storedCurrency: optional(string()),
  changedAt: optional(integer()),
});
export type CartLine = Infer<typeof cartLineStruct>;

const isWhole = (value: unknown): boolean => Number.isInteger(value);

/** A fast check equivalent to {@link cartLineStruct}: a cart may have 20,000 lines. */
export const isCartLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { articleId, articleColorId, articleVariantId, quantity, storedPrice, storedCurrency, changedAt } =
    value as Partial<CartLine>;
  return (
    typeof articleId === 'string' &&
    typeof articleColorId === 'string' &&
    typeof articleVariantId === 'string' &&
    isWhole(quantity) &&
    (storedPrice === null || isWhole(storedPrice)) &&
    (storedCurrency === undefined || typeof storedCurrency === 'string') &&
    (changedAt === undefined || isWhole(changedAt))
  );
};

const cartLinesStruct = define<CartLine[]>(
  'lines',
  (value) => Array.isArray(value) && value.every(isCartLine),
);

/** A cart is open, approved or finalized. Changing an approved cart reopens it; a finalized one never changes (O3). */
export const cartStates = ['open', 'approved', 'finalized'] as const;
export type CartState = (typeof cartStates)[number];

/** Who changed a cart, and when (epoch ms). */
const deedStruct = type({ by: string(), at: integer() });

/**
 * A cart's head: everything except its lines. `version` grows with every change. `approval.fingerprint` binds the
 * approval to the lines at that time; `approval.mine` means that this user gave it. `returned` is the POS Manager's
 * last return.
 */
export const cartHeadStruct = type({
  cartId: string(),
  ...placeOfHead,
  state: enums(cartStates),
  version: integer(),
  note: string(),
  /** What the customer says about the order (O9); absent where it says nothing, and in answers of an earlier release. */
  details: optional(cartDetailsStruct),
  /** Numbers of styles and of styles in a colour; an earlier release does not tell them. */
  styles: optional(integer()),
  options: optional(integer()),
  pieces: integer(),
  /** Of the prices stored in `currency`. */
  value: integer(),
  otherValues: otherValuesField,
  changed: deedStruct,
  approval: nullable(type({ by: string(), at: integer(), fingerprint: string(), mine: boolean() })),
  returned: nullable(type({ by: string(), at: integer(), reason: string() })),
  order: nullable(type({ orderId: string(), orderNumber: string() })),
});
export type CartHead = Infer<typeof cartHeadStruct>;

/** A cart with all its lines; `cartStyles` returns their styles. */
export const cartStruct = type({ head: cartHeadStruct, lines: cartLinesStruct });
export type Cart = Infer<typeof cartStruct>;

const placeBody = object({ customerId: idStruct, ...seasonFields });

/**
 * `was` is the quantity that the user changed. The server refuses nothing silently and never overwrites other users'
 * changes.
 */
export const lineChangeStruct = object({
  articleVariantId: idStruct,
  quantity: quantityStruct,
  was: quantityStruct,
});
export type LineChange = Infer<typeof lineChangeStruct>;

/** A cell that somebody else changed in the meantime: `mine` was not stored; `theirs`, as in `line`, stays. */
export const cellConflictStruct = type({
  articleVariantId: string(),
  mine: integer(),
  theirs: integer(),
  by: string(),
  at: integer(),
  line: cartLineStruct,
});
export type CellConflict = Infer<typeof cellConflictStruct>;

/** A change that was not stored because of a cart rule: its cell, and the finding. */
export const refusedCellStruct = type({ articleVariantId: string(), finding: findingStruct });
export type RefusedCell = Infer<typeof refusedCellStruct>;

/**
 * Each change ends up in exactly one of the three lists; `stored` lines with quantity 0 have been removed. `before`
 * is the version before the change: a client that only knows an earlier one has missed somebody else's change.
 */
export const linesAnswerStruct = type({
  head: cartHeadStruct,
  before: integer(),
  stored: array(cartLineStruct),
  conflicts: array(cellConflictStruct),
  refused: array(refusedCellStruct),
});
export type LinesAnswer = Infer<typeof linesAnswerStruct>;

/** The current (open or approved) cart of a place; null if there is none. */
export const currentCart = endpoint({
  name: 'currentCart',
  path: '/:rightEnv/carts/current/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: nullable(cartStruct),
});

/** Opens the one cart of a place, or returns the existing one. */
export const openCart = endpoint({
  name: 'openCart',
  method: 'POST',
  path: '/:rightEnv/carts',
  params: envParams,
  body: placeBody,
  answer: cartStruct,
});

/** A cart in any state. 404 if it is missing, belongs to somebody else or is forbidden. */
export const readCart = endpoint({
  name: 'readCart',
  path: '/:rightEnv/carts/:cartId',
  params: cartParams,
  answer: cartStruct,
});

/** The complete styles of the cart's lines, with all variants and today's facts; see `openStyles`. */
export const cartStyles = endpoint({
  name: 'cartStyles',
  path: '/:rightEnv/carts/:cartId/styles',
  params: cartParams,
  answer: packedStylesStruct,
});

/** The customer's carts in every state, last changed first. At most one per place is not finalized (requirement N1). */
export const customerCarts = endpoint({
  name: 'customerCarts',
  path: '/:rightEnv/customers/:customerId/carts',
  params: customerParams,
  answer: array(cartHeadStruct),
});

/** Changes quantities. An approved cart is reopened. 409 `cartFinalized` if it is finalized. */
export const changeLines = endpoint({
  name: 'changeLines',
  method: 'PATCH',
  path: '/:rightEnv/carts/:cartId/lines',
  params: cartParams,
  body: object({ version: seenVersionStruct, changes: size(array(lineChangeStruct), 1, 5000) }),
  answer: linesAnswerStruct,
});

/**
 * Stores the order note (N5). `was` is the note it replaces: 409 `versionConflict` if the stored note is another one;
 * 422 `noteExclamation`, `noteTooLong` or `noteUnreadable`. An approval stays, the version grows.
 */
export const writeNote = endpoint({
  name: 'writeNote',
  method: 'PUT',
  path: '/:rightEnv/carts/:cartId/note',
  params: cartParams,
  body: object({ was: string(), note: size(string(), 0, 10_000) }),
  answer: cartStruct,
});

/** Deletes an open cart with its lines; 409 `versionConflict` if it is not open, or not at `version`. */
export const removeCart = endpoint({
  name: 'removeCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/removal',
  params: cartParams,
  body: object({ version: seenVersionStruct }),
});
