import { type Struct, type as shape, string } from 'superstruct';
import { listStruct } from '../list.ts';
import { type Column, isColumn, numberAt, packColumn } from './columns.ts';

/** One field of many rows: the values that occur in it, and which of them each row has; '' where all have the one. */
export interface PackedField<Value> {
  readonly values: Value[];
  readonly rows: Column;
}

/** Rows of one shape, field by field: what repeats itself, as most of what is known of variants does, is sent once. */
export type PackedTable<Row> = { [Key in keyof Row]: PackedField<Row[Key]> };

/** The struct of rows whose fields are of these structs: each value is held to its struct once. */
export function tableStruct<Row extends object>(fields: Readonly<Record<keyof Row & string, unknown>>) {
  const packed = Object.entries(fields).map(([name, struct]) => [
    name,
    shape({ values: listStruct(struct as Struct<unknown>), rows: string() }),
  ]);
  return shape(Object.fromEntries(packed)) as unknown as Struct<PackedTable<Row>>;
}

const nameOf = (value: unknown): unknown =>
  typeof value === 'object' ? `\u0000${JSON.stringify(value)}` : value;

/** @throws {RangeError} for more different values than a column has numbers. */
export function packField<Value>(all: readonly Value[]): PackedField<Value> {
  const numbers = new Map<unknown, number>();
  const values: Value[] = [];
  const rows = all.map((value) => {
    const name = nameOf(value);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, values.length);
    return values.push(value) - 1;
  });
  return { values, rows: values.length > 1 ? packColumn(rows) : '' };
}

/** Packs these fields of rows. */
export function packTable<Row extends object>(
  fields: Readonly<Record<keyof Row & string, unknown>>,
  rows: readonly NoInfer<Row>[],
): PackedTable<Row> {
  const names = Object.keys(fields) as (keyof Row & string)[];
  return Object.fromEntries(
    names.map((name) => [name, packField(rows.map((row) => row[name]))]),
  ) as PackedTable<Row>;
}

/** Reads a field row by row. */
export function readField<Value>({ values, rows }: PackedField<Value>): (row: number) => Value {
  // Held to `isPackedField`, so that there is a value.
  if (rows === '') return () => values[0] as Value;
  return (row) => values[numberAt(rows, row)] as Value;
}

/** Reads these fields of a table row by row. */
export function readRows<Row extends object>(
  fields: Readonly<Record<keyof Row & string, unknown>>,
  table: PackedTable<Row>,
): (row: number) => Row {
  const names = Object.keys(fields) as (keyof Row & string)[];
  const reads = names.map((name) => [name, readField(table[name])] as const);
  return (row) => {
    const made: Partial<Row> = {};
    for (const [name, read] of reads) made[name] = read(row);
    return made as Row;
  };
}

const isPackedField = ({ values, rows }: PackedField<unknown>, count: number): boolean =>
  (values.length === 1 && rows === '') || isColumn(rows, count, values.length);

/** The first field that has not as many rows as this, or names a value that is not there; null: none. */
export const faultOfTable = <Row extends object>(table: PackedTable<Row>, count: number): string | null =>
  Object.entries<PackedField<unknown>>(table).find(([, field]) => !isPackedField(field, count))?.[0] ?? null;
