import * as contract from '@selvedge/core/contract';
import { Struct } from 'superstruct';

export type AnyStruct = Struct<unknown, unknown>;
export type Fields = Readonly<Record<string, AnyStruct>>;

/** A shape of the contract with a name. */
export interface NamedShape {
  readonly name: string;
  readonly struct: AnyStruct;
}

const isStruct = (value: unknown): value is AnyStruct => value instanceof Struct;
const isShape = ({ type }: AnyStruct): boolean => ['type', 'object', 'union'].includes(type);

const exported: [string, unknown][] = Object.entries(contract);

/** Turns `cartHeadStruct` into CartHead. */
const nameFrom = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1, -'Struct'.length)}`;

/** The exported structs that describe a shape, by name. */
export const namedShapes: readonly NamedShape[] = exported
  .flatMap(([name, struct]) =>
    isStruct(struct) && name.endsWith('Struct') && isShape(struct) ? [{ name: nameFrom(name), struct }] : [],
  )
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Packed shapes; other pages explain how to read them. */
export const packed: readonly string[] = ['StyleIndex', 'PackedStyles'];

/** Shapes that cannot be derived from their structs. */
const written: Readonly<Record<string, string>> = {
  CopySource: "{ kind: 'cart'; cartId: string } | { kind: 'order'; orderId: string }",
};

const bySchema = new Map(
  namedShapes.flatMap(({ name, struct }) => (struct.schema === null ? [] : [[struct.schema, name] as const])),
);
const byStruct = new Map(namedShapes.map(({ name, struct }) => [struct, name] as const));

/** The name of the shape that a struct describes; undefined: it has none. */
export function nameOf(struct: AnyStruct): string | undefined {
  const { schema } = struct;
  const name = byStruct.get(struct) ?? (schema === null ? undefined : bySchema.get(schema));
  return schema === null || isShape(struct) ? name : undefined;
}

const samples: readonly (readonly [kind: string, value: unknown])[] = [
  ['string', 'x'],
  ['number', 1.5],
  ['boolean', true],
];

/** The plain kinds of values that a union takes. */
export const kindsOf = (struct: AnyStruct): string[] =>
  samples.filter(([, value]) => struct.is(value)).map(([kind]) => kind);

const inline: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  file: 'bytes',
  lines: 'CartLine[]',
};

/** The name of the shape that a lazy struct refers to, found by its fields. */
export function lazyName(struct: AnyStruct): string {
  const keys = [...struct.entries({}, { branch: [], path: [], mask: false })].map(([key]) => key).join();
  const found = namedShapes.find((shape) => Object.keys(Object(shape.struct.schema)).join() === keys);
  return found?.name ?? 'unknown';
}

/** The struct of a record's values. */
export function recordedIn(struct: AnyStruct): AnyStruct {
  const of = [...struct.entries({ name: null }, { branch: [], path: [], mask: false })].at(-1)?.[2];
  if (!isStruct(of)) throw new Error('A record without values');
  return of;
}

const enumOf = (schema: unknown): string =>
  Object.values(Object(schema))
    .map((value) => `'${value}'`)
    .join(' | ');

const bracketed = (text: string): string => (text.includes(' | ') ? `(${text})` : text);

function bare(struct: AnyStruct, indent: string): string {
  const { type, schema } = struct;
  const name = nameOf(struct);
  if (name !== undefined) return name;
  if (type === 'array') return `${bracketed(shapeOf(schema as AnyStruct, indent))}[]`;
  if (type === 'type' || type === 'object') return fieldsOf(schema as Fields, indent);
  if (type === 'enums') return enumOf(schema);
  if (type === 'literal') return `'${schema}'`;
  if (type === 'record') return `{ [name]: ${shapeOf(recordedIn(struct), indent)} }`;
  if (type === 'lazy') return lazyName(struct);
  return type === 'union' ? kindsOf(struct).join(' | ') : (inline[type] ?? type);
}

/** The fields of an object, one per line; `?` marks optional ones. */
export function fieldsOf(fields: Fields, indent = ''): string {
  const lines = Object.entries(fields).map(
    ([name, struct]) =>
      `${indent}  ${name}${struct.is(undefined) ? '?' : ''}: ${shapeOf(struct, `${indent}  `)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** A struct in TypeScript notation, as far as possible; `integer` is a whole number. */
export const shapeOf = (struct: AnyStruct, indent = ''): string => {
  const text = bare(struct, indent);
  return struct.is(null) ? `${text} | null` : text;
};

/** The definition of a named shape. */
export function writtenOut({ name, struct }: NamedShape): string {
  if (packed.includes(name))
    return 'columns; see [the index of a season](decisions/the-index-of-a-season.md)';
  return written[name] ?? fieldsOf(struct.schema as Fields);
}

const mentioned = /\b[A-Z]\w+\b/g;

/** The named shapes that a text mentions, and those that they mention. */
export function shapesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [text];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [name] of next.matchAll(mentioned)) {
      const shape = namedShapes.find((one) => one.name === name);
      if (!shape || found.has(name)) continue;
      found.add(name);
      open.push(writtenOut(shape));
    }
  return found;
}
