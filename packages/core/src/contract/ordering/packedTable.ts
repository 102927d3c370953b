import { nullable, optional, type Struct, type as shape } from 'superstruct';
import { listStruct } from '../list.ts';
import { type Column, columnStruct, isColumn, numberAt, packColumn } from './columns.ts';

/**
 * One field of many rows: its distinct values, and the index of each row's value; `rows` is '' if all rows have the
 * same value.
 */
export interface PackedField<Value> {
  readonly values: Value[];
  readonly rows: Column;
}

/** Rows of the same shape, stored field by field. Repeated values are sent once, and most values of variants repeat. */
export type PackedTable<Row> = { [Key in keyof Row]: PackedField<Row[Key]> };

/** Whether a row may lack a field: then a table may lack its column, which is how an earlier release sends it. */
const mayLack = (struct: unknown): boolean => (struct as Struct<unknown>).is(undefined);

/**
 * The struct of a packed table for the given field structs; each distinct value is validated once. In the column of an
 * optional field, null stands for a row without it.
 */
export function tableStruct<Row extends object>(fields: Readonly<Record<keyof Row & string, unknown>>) {
  const packed = Object.entries(fields).map(([name, struct]) => {
    const value = struct as Struct<unknown>;
    if (!mayLack(struct)) return [name, shape({ values: listStruct(value), rows: columnStruct })];
    return [name, optional(shape({ values: listStruct(nullable(value)), rows: columnStruct }))];
  });
  return shape(Object.fromEntries(packed)) as unknown as Struct<PackedTable<Row>>;
}

const nameOf = (value: unknown): unknown =>
  typeof value === 'object' ? `\u0000${JSON.stringify(value)}` : value;

/**
 * @throws {RangeError} if there are more distinct values than a column has numbers.
 */
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

/** Packs the given fields of rows, but no column of an optional field that no row has. */
export function packTable<Row extends object>(
  fields: Readonly<Record<keyof Row & string, unknown>>,
  rows: readonly NoInfer<Row>[],
): PackedTable<Row> {
  const names = (Object.keys(fields) as (keyof Row & string)[]).filter(
    (name) => !mayLack(fields[name]) || rows.some((row) => row[name] !== undefined),
  );
  return Object.fromEntries(
    names.map((name) => [name, packField(rows.map((row) => row[name] ?? null))]),
  ) as PackedTable<Row>;
}

/** Returns a function that reads the field of a row. */
export function readField<Value>({ values, rows }: PackedField<Value>): (row: number) => Value {
  // `isPackedField` was checked, so there is a value.
  if (rows === '') return () => values[0] as Value;
  return (row) => values[numberAt(rows, row)] as Value;
}

/** Returns a function that reads the given fields of a row. */
export function readRows<Row extends object>(
  fields: Readonly<Record<keyof Row & string, unknown>>,
  table: PackedTable<Row>,
): (row: number) => Row {
  const names = (Object.keys(fields) as (keyof Row & string)[]).filter((name) => table[name] !== undefined);
  const reads = names.map((name) => [name, readField<unknown>(table[name]), mayLack(fields[name])] as const);
  return (row) => {
    const made: Partial<Record<string, unknown>> = {};
    for (const [name, read, lacks] of reads) {
      const value = read(row);
      if (value !== null || !lacks) made[name] = value;
    }
    return made as Row;
  };
}

const isPackedField = ({ values, rows }: PackedField<unknown>, count: number): boolean =>
  (values.length === 1 && rows === '') || isColumn(rows, count, values.length);

/** The first field with a wrong number of rows or an invalid index; null: none. */
export const faultOfTable = <Row extends object>(table: PackedTable<Row>, count: number): string | null =>
  Object.entries<PackedField<unknown>>(table).find(([, field]) => !isPackedField(field, count))?.[0] ?? null;
