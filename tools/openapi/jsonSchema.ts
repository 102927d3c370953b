import { copySourceStruct } from '@selvedge/core/contract';
import {
  type AnyStruct,
  type Fields,
  kindsOf,
  lazyName,
  nameOf,
  packed,
  recordedIn,
} from '../contract/shape.ts';
import { boundsOf } from './bounds.ts';

/** A schema as JSON Schema 2020-12 and OpenAPI 3.1 have it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const referTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Structs of which superstruct does not tell what they are made of. */
const written = new Map<unknown, JsonSchema>([
  [
    copySourceStruct,
    {
      oneOf: (['cart', 'order'] as const).map((kind) => ({
        type: 'object',
        properties: { kind: { const: kind }, [`${kind}Id`]: { type: 'string' } },
        required: ['kind', `${kind}Id`],
        additionalProperties: false,
      })),
    },
  ],
]);

const plain: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  lines: { type: 'array', items: referTo('CartLine') },
};

function fieldsSchema({ schema, type }: AnyStruct): JsonSchema {
  const fields = Object.entries(schema as Fields);
  const required = fields.filter(([, struct]) => !struct.is(undefined)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, struct]) => [name, schemaOf(struct)])),
    ...(required.length > 0 && { required }),
    // An answer may get further fields; what is sent to the portal may not have others.
    ...(type === 'object' && { additionalProperties: false }),
  };
}

function bare(struct: AnyStruct): JsonSchema {
  const { type, schema } = struct;
  const known = written.get(struct) ?? plain[type];
  if (known) return { ...known, ...boundsOf(struct) };
  if (type === 'type' || type === 'object') return fieldsSchema(struct);
  if (type === 'array') return { type: 'array', items: schemaOf(schema as AnyStruct), ...boundsOf(struct) };
  if (type === 'enums') return { enum: Object.values(Object(schema)) };
  if (type === 'literal') return { const: schema };
  if (type === 'record') return { type: 'object', additionalProperties: schemaOf(recordedIn(struct)) };
  if (type === 'lazy') return referTo(lazyName(struct));
  const kinds = type === 'union' ? kindsOf(struct) : [];
  if (kinds.length === 0) throw new Error(`No schema is known for a struct of the type ${type}`);
  return { type: kinds };
}

/** What a shape of the contract is made of. Packed ones are told by their page. */
export const definitionOf = (name: string, struct: AnyStruct): JsonSchema =>
  packed.includes(name)
    ? { type: 'object', description: 'Columns: docs/decisions/the-index-of-a-season.md' }
    : bare(struct);

/**
 * A struct as JSON Schema. What a struct refines beyond lengths, ranges and patterns is not told: the portal checks that
 * and refuses with 400 or 422.
 */
export function schemaOf(struct: AnyStruct): JsonSchema {
  const name = nameOf(struct);
  const schema = name === undefined ? bare(struct) : referTo(name);
  return struct.is(null) ? { anyOf: [schema, { type: 'null' }] } : schema;
}
