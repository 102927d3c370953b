import { expect, it } from 'vitest';
import { faultsIn } from './faults.js';

const rows = [['contract'], ['rules'], ['ordering/cart', 'ordering/pos'], ['ordering'], ['index.ts']];
const base = {
  'contract/cart.ts': '',
  'rules/limit.ts': "import type { Cart } from '../contract/cart.ts';",
  'ordering/cart/cart.ts': "export { limit } from '../../rules/limit.ts';",
  'ordering/pos/pos.ts': '',
  'ordering/ordering.ts': "import { cart } from './cart/cart.ts';",
  'index.ts': "export * from './ordering/ordering.ts';",
};
const faultsWith = (changes: Record<string, string>) =>
  faultsIn(
    'packages/core/src',
    rows,
    Object.entries({ ...base, ...changes }).map(([path, text]) => ({
      path: `packages/core/src/${path}`,
      text,
    })),
  );
const upward = (from: string, to: string, folders: string) =>
  `packages/core/src/${from} imports packages/core/src/${to}: ${folders} in tools/layers/layers.js`;

it('what goes downward only is allowed', () => {
  expect(faultsWith({})).toEqual([]);
});

it.each([
  ['an import', "import { cart } from '../ordering/cart/cart.ts';"],
  ['a type', "import type { Cart } from '../ordering/cart/cart.ts';"],
  [
    'a type within an expression',
    "export const of = (cart: import('../ordering/cart/cart.ts').Cart) => cart;",
  ],
  ['an export', "export { cart } from '../ordering/cart/cart.ts';"],
  ['an export of everything', "export * from '../ordering/cart/cart.ts';"],
  ['an import on demand', "export const cart = () => import('../ordering/cart/cart.ts');"],
  ['an import for its effect', "import '../ordering/cart/cart.ts';"],
])('%s from below is refused', (_, text) => {
  expect(faultsWith({ 'rules/limit.ts': text })).toEqual([
    upward('rules/limit.ts', 'ordering/cart/cart.ts', 'ordering/cart is not above rules'),
  ]);
});

it('a neighbour in the same row is refused', () => {
  expect(faultsWith({ 'ordering/pos/pos.ts': "import '../cart/cart.ts';" })).toEqual([
    upward('ordering/pos/pos.ts', 'ordering/cart/cart.ts', 'ordering/cart is not above ordering/pos'),
  ]);
});

it('what is there for tests is refused in the product, and free in tests', () => {
  const text = "import { sample } from '../testing/samples.ts';";
  expect(faultsWith({ 'rules/limit.ts': text })).toEqual([
    'packages/core/src/rules/limit.ts imports packages/core/src/testing/samples.ts, which is there for tests',
  ]);
  expect(faultsWith({ 'rules/limit.test.ts': text, 'rules/testing/limits.ts': text })).toEqual([]);
});

it('a folder without a row, and a row without a folder, are found', () => {
  expect(faultsWith({ 'colour/colour.ts': '' })).toEqual([
    'packages/core/src/colour/colour.ts has no row in tools/layers/layers.js',
  ]);
  expect(faultsIn('packages/core/src', [['contract']], [])).toEqual([
    'tools/layers/layers.js: packages/core/src/contract holds no file',
  ]);
});

it('a kind of file has a row of its own, in whatever folder it is', () => {
  const tables = [['*.schema.ts'], ['cart'], ['order']];
  const faultsOf = (files: Record<string, string>) =>
    faultsIn(
      'packages/backend/src',
      tables,
      Object.entries({ 'cart/cart.ts': '', 'order/order.ts': '', ...files }).map(([path, text]) => ({
        path: `packages/backend/src/${path}`,
        text,
      })),
    );
  expect(
    faultsOf({
      'cart/cart.schema.ts': "import { orders } from '../order/order.schema.ts';",
      'order/order.schema.ts': '',
      'cart/cart.ts': "import { orders } from '../order/order.schema.ts';",
    }),
  ).toEqual([]);
  expect(faultsOf({ 'cart/cart.schema.ts': "import { cart } from './cart.ts';" })).toEqual([
    'packages/backend/src/cart/cart.schema.ts imports packages/backend/src/cart/cart.ts: cart is not above *.schema.ts in scripts/layers/layers.js',
  ]);
});
