import { array, boolean, integer, nullable, pattern, type Struct, size, string, type } from 'superstruct';
import { expect, it } from 'vitest';
import { listStruct } from './list.ts';

const elements: readonly (readonly [string, Struct<unknown>])[] = (
  [
    ['texts', string()],
    ['texts or null', nullable(string())],
    ['texts of a form', pattern(string(), /^[a-z]+$/)],
    ['short texts or null', nullable(size(string(), 1, 3))],
    ['whole numbers', integer()],
    ['small numbers', size(integer(), 0, 9)],
    ['yes and no', boolean()],
    ['objects', type({ name: string() })],
    ['lists', array(string())],
  ] as const
).map(([name, struct]) => [name, struct as unknown as Struct<unknown>]);

const lists: readonly unknown[] = [
  [],
  ['a', 'b'],
  ['a', null],
  ['a', 7, 'A1', ''],
  ['longer', 'a', 4],
  [1, 2],
  [1, 12],
  [1, 1.5, -1, null],
  [true, false],
  [true, 0],
  [{ name: 'a' }, { name: 1 }],
  [['a'], [1]],
  'none',
  null,
];

it.each(elements)(
  'B6 a list of %s takes and refuses what each of its values says, with the same errors',
  (_, element) => {
    for (const list of lists) {
      const told = (struct: Struct<unknown[], unknown>) => {
        const [error, value] = struct.validate(list, { coerce: true });
        return { value, failures: error?.failures().map(({ path, message }) => ({ path, message })) };
      };
      expect(told(listStruct(element))).toEqual(told(array(element)));
    }
  },
);

it('B6 a list in which all fits is not looked at value by value', () => {
  const element = string();
  const { validator } = element;
  let looked = 0;
  element.validator = (value, context) => {
    looked += 1;
    return validator(value, context);
  };
  const list = listStruct(element);
  expect(list.is(['a', 'b', 'c'])).toBe(true);
  expect(looked).toBe(0);
  expect(list.is(['a', 1, 'c'])).toBe(false);
});
