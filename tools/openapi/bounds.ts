import type { Context, Failure } from 'superstruct';
import type { AnyStruct } from '../contract/shape.ts';

/** Keywords of JSON Schema with their values. */
type Bounds = Readonly<Record<string, number | string>>;

const context: Context = { branch: [], path: [], mask: false };

/** What a struct refines, by the words with which it refuses a value of its kind that is far out of all bounds. */
function refusals({ refiner }: AnyStruct, value: unknown): [refinement: string, words: string][] {
  try {
    return [...refiner(value, context)].map(({ refinement, message }: Failure) => [
      refinement ?? '',
      message ?? '',
    ]);
  } catch {
    // A refinement of the contract's own, which reads the value: it is told in words.
    return [];
  }
}

const numbersIn = (words: string): number[] =>
  [...words.matchAll(/`(\d+)`/g)].map(([, digits]) => Number(digits));

/** The least and the greatest length. */
function lengthIn(struct: AnyStruct): readonly [least: number, most: number] | null {
  const [, words] =
    refusals(struct, { length: Number.POSITIVE_INFINITY }).find(([name]) => name === 'size') ?? [];
  const [least, most = least] = words === undefined ? [] : numbersIn(words);
  return least === undefined || most === undefined ? null : [least, most];
}

function patternIn(struct: AnyStruct): string | null {
  const [, words = ''] = refusals(struct, '\u0000').find(([name]) => name === 'pattern') ?? [];
  return /matching `\/(.*)\/` but/s.exec(words)?.[1] ?? null;
}

function thresholdIn(struct: AnyStruct, name: 'min' | 'max', value: number): number | null {
  const [, words = ''] = refusals(struct, value).find(([refinement]) => refinement === name) ?? [];
  const [, digits] = /or equal to (-?\d+) but/.exec(words) ?? [];
  return digits === undefined ? null : Number(digits);
}

const present = (bounds: Readonly<Record<string, number | string | null>>): Bounds =>
  Object.fromEntries(
    Object.entries(bounds).flatMap(([keyword, value]) => (value === null ? [] : [[keyword, value]])),
  );

/**
 * Lengths, ranges and patterns of a struct. superstruct keeps none of them, but says them where it refuses a value.
 * Lengths are of UTF-16 units, as browsers count, where JSON Schema counts characters.
 */
export function boundsOf(struct: AnyStruct): Bounds {
  const { type } = struct;
  if (type === 'integer' || type === 'number')
    return present({
      minimum: thresholdIn(struct, 'min', -1e308),
      maximum: thresholdIn(struct, 'max', 1e308),
    });
  if (type === 'string') {
    const [minLength, maxLength] = lengthIn(struct) ?? [null, null];
    return present({ minLength: minLength || null, maxLength, pattern: patternIn(struct) });
  }
  if (type !== 'array') return {};
  const [minItems, maxItems] = lengthIn(struct) ?? [null, null];
  return present({ minItems: minItems || null, maxItems });
}
