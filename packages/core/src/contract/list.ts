import { array, type Context, Struct } from 'superstruct';

const noContext: Context = { branch: [], path: [] };

interface Plain {
  readonly is: (value: unknown) => boolean;
  readonly sample: unknown;
}

const plain: Readonly<Record<string, Plain>> = {
  string: { is: (value) => typeof value === 'string', sample: '' },
  integer: { is: (value) => Number.isInteger(value), sample: 0 },
  boolean: { is: (value) => typeof value === 'boolean', sample: false },
};

const isEmpty = (failures: Iterable<unknown>): boolean => failures[Symbol.iterator]().next().done === true;

/** A fast check for elements of a plain type; null for other structs, which are validated as usual. */
function fitsOf(element: Struct<unknown>): ((value: unknown) => boolean) | null {
  const kind = plain[element.type];
  if (!kind) return null;
  const isRefined = !Array.isArray(element.refiner(kind.sample, noContext));
  return (value) =>
    kind.is(value)
      ? !isRefined || isEmpty(element.refiner(value, noContext))
      : isEmpty(element.validator(value, noContext));
}

/**
 * Equivalent to `array`, but faster for long lists of strings, integers or booleans. If an element does not fit, each
 * element is validated by its struct, so that the errors are the same.
 */
export function listStruct<Value>(element: Struct<Value>): Struct<Value[], Struct<Value>> {
  const whole = array(element);
  const fits = fitsOf(element as unknown as Struct<unknown>);
  if (!fits) return whole;
  return new Struct({
    ...whole,
    entries: (value, context) =>
      Array.isArray(value) && value.every(fits) ? [] : whole.entries(value, context),
  });
}
