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

/** Whether a value of one of the plain types fits; what is not of the type itself, such as null, is looked at as a whole. */
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
 * What `array` says, told in one pass over many texts, whole numbers or yes and no: where one does not fit, each is held to
 * its struct, so that the errors are the same.
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
