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
import { cartHeadStruct } from './cart.ts';
import { findingStruct } from './finding.ts';
import { envParams, idStruct, rightEnvStruct, seenVersionStruct } from './place.ts';

/** The longest name of a group order, in UTF-16 units, blanks around it left out. */
export const LONGEST_GROUP_NAME = 60;
/** The most carts one group order holds. */
export const MOST_GROUP_CARTS = 50;

/** So many group orders a person may have made in a season that are not dissolved. */
export const MOST_GROUPS = 100;

const unwritable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What is wrong with a name, blanks around it aside; null: nothing. */
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

/** `values` are sums of all carts by currency, minor units. */
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
  values: array(type({ currency: string(), value: integer() })),
});
export type GroupHead = Infer<typeof groupHeadStruct>;

/** A cart of the group with what the rules say of it now; of a finalized one they say nothing more. */
export const groupCartStruct = type({ head: cartHeadStruct, findings: array(findingStruct) });
export type GroupCart = Infer<typeof groupCartStruct>;

/** `mine`: this user made it, and may dissolve it. */
export const groupStruct = type({ head: groupHeadStruct, mine: boolean(), carts: array(groupCartStruct) });
export type Group = Infer<typeof groupStruct>;

const groupParams = object({ rightEnv: rightEnvStruct, groupId: idStruct });
const cartIds = size(array(idStruct), 0, MOST_GROUP_CARTS);

/** The group orders of which the user sees every cart, and those the user made; last changed first. Pre-order only, else 404. */
export const groupOrders = endpoint({
  name: 'groupOrders',
  path: '/:rightEnv/group-orders',
  params: envParams,
  answer: array(groupHeadStruct),
});

/**
 * Makes a group order of carts of one season; it may begin without any. Pre-order only. 404 for a season that there
 * is not and for carts that cannot be in it; 409 `stillRunning`, 422 `keyReused` by its key.
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

/** A group order with all its carts. 404 for a missing, a foreign or a forbidden one alike. */
export const groupOrder = endpoint({
  name: 'groupOrder',
  path: '/:rightEnv/group-orders/:groupId',
  params: groupParams,
  answer: groupStruct,
});

/** Renames, adds and takes out; a cart that is in it already, or is gone from it, is no fault. 409 `versionConflict`. */
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

/** The carts stay as they are. */
export const dissolveGroupOrder = endpoint({
  name: 'dissolveGroupOrder',
  method: 'DELETE',
  path: '/:rightEnv/group-orders/:groupId',
  params: groupParams,
});

/** Carts that can be put into a group order: open or approved, not empty, of all customers of the user. */
export const groupableCarts = endpoint({
  name: 'groupableCarts',
  path: '/:rightEnv/groupable-carts',
  params: envParams,
  answer: array(cartHeadStruct),
});
