import { Struct, union } from 'superstruct';

/** A `union` of two structs that keeps both as its schema, so that what describes the contract can tell them. */
export const eitherStruct = <One, Other, OneSchema, OtherSchema>(
  one: Struct<One, OneSchema>,
  other: Struct<Other, OtherSchema>,
): Struct<One | Other, readonly unknown[]> =>
  new Struct({ ...(union([one, other] as never) as Struct<One | Other, null>), schema: [one, other] });
