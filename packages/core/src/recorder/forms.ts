import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { CellMap } from '../ordering/cart/cellMap.ts';
import { UnreadableList } from '../ordering/entry/table.ts';
import { ApiError } from '../platform/api/failure.ts';

/** Encodes parts as positions in a heap: `encode.ts`. */
export interface PartEncoder {
  value(value: unknown, key?: string): number;
  code(value: unknown): number;
}

/** A value that is not plain data, encoded by its parts. */
interface Form {
  readonly name: string;
  readonly parts: (encoder: PartEncoder) => number[];
}

/** Of a large number array only a few numbers are recorded. */
const FEW_NUMBERS = 8;
const isSnapshot = (value: object): value is AnyMachineSnapshot => 'machine' in value && 'value' in value;
const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value;
const isLogic = (value: object): value is AnyStateMachine => 'implementations' in value && 'root' in value;
const isCatalog = (value: object): value is { readonly size: number } =>
  'vocabularies' in value && 'size' in value;

/** Encoded by bucket, so that a changed map shares most of its encoding with the previous one. */
const cellsOf = ({ buckets }: CellMap<unknown>, encoder: PartEncoder): number[] =>
  buckets.filter(({ size }) => size > 0).map((bucket) => encoder.value(bucket));

const errorOf = (error: Error, encoder: PartEncoder): number[] => {
  if (error instanceof ApiError) return [encoder.value('ApiError', 'kind'), encoder.value(error.failure)];
  if (error instanceof UnreadableList)
    return [encoder.value('UnreadableList', 'kind'), encoder.value(error.problem)];
  const code = 'failure' in error ? error.failure : null;
  return [encoder.value(error.name, 'kind'), encoder.value(code)];
};

/** The recorded rest of a large number array: its size in bytes, and its first numbers. */
export class FewNumbers {
  readonly parts: readonly number[];

  constructor(parts: readonly number[]) {
    this.parts = parts;
  }
}

/** How to encode a value that is not plain data; null: it is plain data. */
export function formOf(value: object): Form | null {
  const form = (name: string, parts: Form['parts'] = () => []): Form => ({ name, parts });
  if (value instanceof CellMap) return form('cells', (encoder) => cellsOf(value, encoder));
  if (value instanceof Error) return form('error', (encoder) => errorOf(value, encoder));
  if (value instanceof Map)
    return form('map', (encoder) =>
      [...value].flatMap(([id, part]) => [encoder.value(id), encoder.value(part)]),
    );
  if (value instanceof Set)
    return form('set', (encoder) => [...value].map((part) => encoder.value(part, 'kind')));
  if (value instanceof Date) return form('date', (encoder) => [encoder.value(value.getTime())]);
  if (ArrayBuffer.isView(value)) {
    const numbers = [...(value as Uint8Array).subarray(0, value instanceof Uint8Array ? 0 : FEW_NUMBERS)];
    return form('numbers', (encoder) =>
      [value.byteLength, ...numbers].map((number) => encoder.value(number)),
    );
  }
  if (value instanceof FewNumbers)
    return form('numbers', (encoder) => value.parts.map((number) => encoder.value(number)));
  if (value instanceof ArrayBuffer || value instanceof Blob) return form('file');
  if (isActor(value)) return form('actor', (encoder) => [encoder.value(value.id, 'chart')]);
  if (isLogic(value)) return form('chart', (encoder) => [encoder.value(value.id, 'chart')]);
  if (isSnapshot(value)) {
    const { machine, value: state, context, status } = value;
    return form('snapshot', (encoder) => [
      encoder.value(machine.id, 'chart'),
      encoder.code(state),
      encoder.value(context),
      encoder.value(status, 'status'),
    ]);
  }
  return isCatalog(value) ? form('catalog', (encoder) => [encoder.value(value.size)]) : null;
}
