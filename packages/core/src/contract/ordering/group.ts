import {
  array,
  boolean,
  type Infer,
  integer,
  object,
  optional,
  refine,
  size,
  string,
  trimmed,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { cartHeadStruct } from './cart.ts';
import { findingStruct, namedSpotStruct } from './finding.ts';
import { amountStruct } from './otherValues.ts';
import { envParams, rightEnvStruct, seenVersionStruct } from './place.ts';

/** Maximum length of a group order's name, in UTF-16 units, without surrounding blanks. */
export const LONGEST_GROUP_NAME = 60;
/** Maximum number of carts in a group order, and in one call; the group is counted by `changeGroup.ts` of the backend. */
export const MOST_GROUP_CARTS = 50;

/** Maximum number of undissolved group orders per person and season. */
export const MOST_GROUPS = 100;

const unwritable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The fault of a name, ignoring surrounding blanks; null: none. */
export const groupNameFault = (name: string): 'empty' | 'tooLong' | 'unwritable' | null => {
  const written = name.trim();
  if (written.length > LONGEST_GROUP_NAME) return 'tooLong';
  if (unwritable.test(written)) return 'unwritable';
  return written.replaceAll(unseen, '') === '' ? 'empty' : null;
};

/** Trimmed, 1–60 units, without control and direction characters. */
export const groupNameStruct = refine(
  trimmed(string()),
  'groupName',
  (name) => groupNameFault(name) === null,
);

/** `values` are the sums of all carts by currency, in minor units. */
export const groupHeadStruct = type({
  groupId: string(),
  groupName: string(),
  season: string(),
  version: integer(),
  made: type({ by: string(), at: integer() }),
  carts: integer(),
  finalized: integer(),
  customers: integer(),
  pieces: integer(),
  values: array(amountStruct),
});
export type GroupHead = Infer<typeof groupHeadStruct>;

/**
 * A cart of the group with its current findings; a finalized cart has none. `spot` names what a finding refers to; absent
 * where that is the whole cart, and in answers of an earlier release.
 */
export const groupCartStruct = type({
  head: cartHeadStruct,
  findings: array(type({ ...findingStruct.schema, spot: optional(namedSpotStruct) })),
});
export type GroupCart = Infer<typeof groupCartStruct>;

/** `mine`: this user created it and may dissolve it. */
export const groupStruct = type({ head: groupHeadStruct, mine: boolean(), carts: array(groupCartStruct) });
export type Group = Infer<typeof groupStruct>;

const groupParams = object({ rightEnv: rightEnvStruct, groupId: idStruct });
const cartIds = size(array(idStruct), 0, MOST_GROUP_CARTS);

/**
 * The group orders whose carts the user may all see, and those the user created; last changed first. Pre-order only,
 * else 404.
 */
export const groupOrders = endpoint({
  name: 'groupOrders',
  path: '/:rightEnv/group-orders',
  params: envParams,
  answer: array(groupHeadStruct),
});

/**
 * Creates a group order from carts of one season; it may be empty. Pre-order only. 404 if the season does not exist
 * or a cart cannot be added; 409 `stillRunning` and 422 `keyReused` depending on its key.
 */
export const createGroupOrder = endpoint({
  name: 'createGroupOrder',
  method: 'POST',
  path: '/:rightEnv/group-orders',
  params: envParams,
  body: object({ groupName: groupNameStruct, season: idStruct, cartIds }),
  answer: groupStruct,
  idempotent: true,
});

/** A group order with all its carts. 404 if it is missing, belongs to somebody else or is forbidden. */
export const groupOrder = endpoint({
  name: 'groupOrder',
  path: '/:rightEnv/group-orders/:groupId',
  params: groupParams,
  answer: groupStruct,
});

/**
 * Renames a group order, adds and removes carts. Adding a cart that is already in it, or removing one that is not, is
 * no error. 409 `versionConflict`.
 */
export const changeGroupOrder = endpoint({
  name: 'changeGroupOrder',
  method: 'PATCH',
  path: '/:rightEnv/group-orders/:groupId',
  params: groupParams,
  body: object({
    version: seenVersionStruct,
    groupName: optional(groupNameStruct),
    add: optional(cartIds),
    remove: optional(cartIds),
  }),
  answer: groupStruct,
});

/** Dissolves a group order; its carts are not changed. */
export const dissolveGroupOrder = endpoint({
  name: 'dissolveGroupOrder',
  method: 'DELETE',
  path: '/:rightEnv/group-orders/:groupId',
  params: groupParams,
});

/** Carts that can be added to a group order: open or approved, not empty, of all customers of the user. */
export const groupableCarts = endpoint({
  name: 'groupableCarts',
  path: '/:rightEnv/groupable-carts',
  params: envParams,
  answer: array(cartHeadStruct),
});
