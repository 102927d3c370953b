import { describe, expect, it } from 'vitest';
import type { CartView } from './testing/action.ts';
import { type Answered, type Caller, emptyPlace, type Sent } from './testing/atOnce.ts';
import { type Heard, pointsOf } from './testing/history.ts';
import { orderOf } from './testing/linearizable.ts';

const cartId = 'cart';
const view = (version: number, more: Partial<CartView> = {}): CartView => ({
  ...{ state: 'open', version, note: '', mine: null, pieces: 0, value: 0 },
  ...more,
});
const heard = (from: number, to: number, sent: Sent, answer: Answered | null): Heard => ({
  sent,
  answer,
  from,
  to,
});

const opens = (who: Caller, from: number, to: number) =>
  heard(from, to, { who, cartId: '', do: 'open' }, { status: 200, cart: view(1, { lines: [] }), cartId });
const looks = (who: Caller, from: number, to: number, version: number, quantity: number) =>
  heard(...([from, to, { who, cartId, do: 'look' } as const] as const), {
    status: 200,
    cart: view(version, {
      pieces: quantity,
      value: quantity * 1000,
      lines: quantity === 0 ? [] : [`a ${quantity} 1000`],
    }),
    cartId,
  });
/** A change of the first cell, from what its caller saw to what is stored. */
const changes = (
  who: Caller,
  [from, to]: readonly [number, number],
  [was, quantity]: readonly [number, number],
  version: number | null,
) =>
  heard(
    ...([from, to, { who, cartId, do: 'change', variant: 'a', quantity, was } as const] as const),
    version === null
      ? null
      : {
          ...{ status: 200, cell: `stored ${quantity} 1000` },
          cart: view(version, { pieces: quantity, value: quantity * 1000 }),
        },
  );
const isRight = (...history: Heard[]): boolean => orderOf(emptyPlace, pointsOf(history)).order !== null;

describe('O1 N5 calls at once are right where some order of them is', () => {
  it('one after another', () => {
    expect(
      isRight(opens('buyer', 0, 1), changes('buyer', [2, 3], [0, 5], 2), looks('manager', 4, 5, 2, 5)),
    ).toBe(true);
  });

  it('in any order while they are under way together', () => {
    const change = changes('buyer', [2, 9], [0, 5], 2);
    expect(isRight(opens('buyer', 0, 1), change, looks('manager', 3, 4, 1, 0))).toBe(true);
    expect(isRight(opens('buyer', 0, 1), change, looks('manager', 3, 4, 2, 5))).toBe(true);
  });

  it('where a call that was cut off was done, was not, or was done later', () => {
    const cut = changes('buyer', [2, Infinity], [0, 5], null);
    expect(isRight(opens('buyer', 0, 1), cut, looks('manager', 4, 5, 1, 0))).toBe(true);
    expect(isRight(opens('buyer', 0, 1), cut, looks('manager', 4, 5, 2, 5))).toBe(true);
    const both = [looks('manager', 4, 5, 1, 0), looks('manager', 6, 7, 2, 5)];
    expect(isRight(opens('buyer', 0, 1), cut, ...both)).toBe(true);
    expect(
      isRight(
        opens('buyer', 0, 1),
        cut,
        ...both.map((one) => ({ ...one, from: 11 - one.to, to: 11 - one.from })),
      ),
    ).toBe(false);
  });
});

describe('O1 N5 found to be wrong is', () => {
  it('an update that is lost: two people change the same cell from the same quantity, and both are told that it is stored', () => {
    expect(
      isRight(
        opens('buyer', 0, 1),
        changes('buyer', [2, 9], [0, 5], 2),
        changes('manager', [2, 9], [0, 7], 3),
      ),
    ).toBe(false);
  });

  it('a change that was acknowledged, and is gone', () => {
    expect(
      isRight(opens('buyer', 0, 1), changes('buyer', [2, 3], [0, 5], 2), looks('manager', 4, 5, 1, 0)),
    ).toBe(false);
  });

  it('a stale read: what was seen before is seen no longer', () => {
    const change = changes('buyer', [2, 9], [0, 5], 2);
    expect(
      isRight(opens('buyer', 0, 1), change, looks('manager', 3, 4, 2, 5), looks('colleague', 5, 6, 1, 0)),
    ).toBe(false);
  });

  it('a torn read: the head of one version with the lines of another', () => {
    const torn = looks('manager', 3, 4, 1, 5);
    expect(isRight(opens('buyer', 0, 1), changes('buyer', [2, 9], [0, 5], 2), torn)).toBe(false);
  });

  it('a cart that ended, as the current one', () => {
    const ends = heard(
      4,
      9,
      { who: 'manager', cartId, do: 'finalize', version: 2 },
      { status: 200, replayed: false },
    );
    const looksAt = (cart: CartView) =>
      heard(5, 6, { who: 'buyer', cartId, do: 'look' }, { status: 200, cart, cartId });
    const five = { pieces: 5, value: 5000, lines: ['a 5 1000'] };
    const before = [opens('buyer', 0, 1), changes('buyer', [2, 3], [0, 5], 2), ends];
    expect(isRight(...before, looksAt(view(2, five)))).toBe(true);
    expect(isRight(...before, looksAt(view(3, { ...five, state: 'finalized' })))).toBe(false);
  });

  it('a second cart while the first one stands', () => {
    const other = heard(
      2,
      3,
      { who: 'manager', cartId: '', do: 'open' },
      { status: 200, cart: view(1, { lines: [] }), cartId: 'other' },
    );
    expect(isRight(opens('buyer', 0, 1), other)).toBe(false);
  });

  it('a cart that is finalized twice', () => {
    const finalizes = (who: Caller) =>
      heard(6, 9, { who, cartId, do: 'finalize', version: 2 }, { status: 200, replayed: false });
    const before = [opens('buyer', 0, 1), changes('buyer', [2, 3], [0, 5], 2)];
    expect(isRight(...before, finalizes('manager'))).toBe(true);
    expect(isRight(...before, finalizes('manager'), finalizes('colleague'))).toBe(false);
  });
});
