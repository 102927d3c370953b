import { COLUMN_LIMIT, columnStruct, copySourceStruct, packColumn } from '@selvedge/core/contract';
import { type AnyStruct, type Fields, kindsOf, lazyName, nameOf, recordedIn } from '../contract/shape.ts';
import { boundsOf } from './bounds.ts';
import { fieldComments } from './fieldComments.ts';

/** A schema as JSON Schema 2020-12 and OpenAPI 3.1 have it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const referTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const columnSeen: unknown = columnStruct;

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
  texts: { type: 'array', items: { type: 'string' } },
  integers: { type: 'array', items: { type: 'integer' } },
  sets: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
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
  if (struct === columnSeen) return referTo('Column');
  const known = written.get(struct) ?? plain[type];
  if (known) return { ...known, ...boundsOf(struct) };
  if (type === 'type' || type === 'object') return fieldsSchema(struct);
  if (type === 'array') return { type: 'array', items: schemaOf(schema as AnyStruct), ...boundsOf(struct) };
  if (type === 'enums') return { enum: Object.values(Object(schema)) };
  if (type === 'literal') return { const: schema };
  if (type === 'record') return { type: 'object', additionalProperties: schemaOf(recordedIn(struct)) };
  if (type === 'lazy') return referTo(lazyName(struct));
  if (type === 'union' && Array.isArray(schema)) return { anyOf: schema.map((one) => schemaOf(one)) };
  const kinds = type === 'union' ? kindsOf(struct) : [];
  if (kinds.length === 0) throw new Error(`No schema is known for a struct of the type ${type}`);
  return { type: kinds };
}

/** A schema whose fields say what their comments in the source say. */
function withComments(schema: JsonSchema, comments: ReadonlyMap<string, string>, at = ''): JsonSchema {
  const { properties } = schema;
  if (comments.size === 0 || typeof properties !== 'object' || properties === null) return schema;
  const described = Object.entries(properties).map(([name, own]: [string, JsonSchema]) => {
    const description = comments.get(`${at}${name}`);
    return [name, { ...(description && { description }), ...withComments(own, comments, `${at}${name}.`) }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** What a shape of the contract is made of. */
export const definitionOf = (name: string, struct: AnyStruct): JsonSchema =>
  withComments(bare(struct), fieldComments(name));

/** The characters of columns as ranges of an expression, in the order of the numbers that they stand for. */
function columnRanges(): string {
  const units = [...packColumn(Array.from({ length: COLUMN_LIMIT }, (_, number) => number))].map(
    (character) => character.charCodeAt(0),
  );
  const ranges: [number, number][] = [];
  for (const unit of units) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === unit) last[1] = unit;
    else ranges.push([unit, unit]);
  }
  const written = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
  return ranges.map(([first, last]) => `${written(first)}-${written(last)}`).join('');
}

/** The column of numbers, which packed shapes are made of. */
export const columnSchema = (): JsonSchema => ({
  type: 'string',
  pattern: `^[${columnRanges()}]*$`,
  description:
    'One whole number a row, each as one UTF-16 unit: unit 0x23 is 0, 0x24 is 1, and so on; 0x5c, the backslash, is left out, so that from 0x5d on the number is the unit less 0x24. Nothing in it is escaped in JSON.',
});

/**
 * A struct as JSON Schema. What a struct refines beyond lengths, ranges and patterns is not told: the portal checks that
 * and refuses with 400 or 422.
 */
export function schemaOf(struct: AnyStruct): JsonSchema {
  const name = nameOf(struct);
  const schema = name === undefined ? bare(struct) : referTo(name);
  return struct.is(null) ? { anyOf: [schema, { type: 'null' }] } : schema;
}
