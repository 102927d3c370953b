import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StoredCell, settleChanges } from './settleChanges.ts';

const quantity = fc.integer({ min: 0, max: 3 });
const change = fc.record({ articleVariantId: fc.constantFrom('a', 'b', 'c', 'x'), quantity, was: quantity });
const changes = fc.uniqueArray(change, {
  selector: ({ articleVariantId }) => articleVariantId,
  minLength: 1,
});
const cell = fc.record({
  quantity,
  storedPrice: fc.option(fc.integer({ min: 1, max: 9 })),
  storedCurrency: fc.option(fc.constantFrom('EUR', 'CHF')),
  changedBy: fc.constant('Henrik Vogt'),
  changedAt: fc.constant(1),
});
const existing = fc.dictionary(fc.constantFrom('a', 'b', 'c'), cell);
const refused = { code: 'notAllowedForCart', place: {}, values: {} } as const;

it('puts each change into exactly one list and overwrites no quantity it was not made on', () => {
  fc.assert(
    fc.property(changes, existing, (wished, cells) => {
      const cart = new Map<string, StoredCell>(Object.entries(cells));
      const {
        settled,
        conflicts,
        refused: turnedDown,
      } = settleChanges(wished, cart, { changedBy: 'Clara Lindner', changedAt: 2 }, (id) =>
        id === 'x' ? { refused } : { price: 7 },
      );
      const ids = [...settled, ...conflicts, ...turnedDown].map(({ articleVariantId }) => articleVariantId);
      expect(ids.toSorted()).toEqual(wished.map(({ articleVariantId }) => articleVariantId).toSorted());
      for (const one of settled) {
        const was = wished.find(({ articleVariantId }) => articleVariantId === one.articleVariantId)?.was;
        const stood = cart.get(one.articleVariantId);
        const current = stood?.quantity ?? 0;
        if (one.written) expect(was).toBe(current);
        expect(one.written).toBe(one.quantity !== current);
        if (current > 0)
          expect([one.storedPrice, one.storedCurrency]).toEqual([stood?.storedPrice, stood?.storedCurrency]);
        else if (one.written) expect(one.storedCurrency).toBeNull();
      }
      for (const { mine, theirs, articleVariantId } of conflicts) {
        expect(theirs).toBe(cart.get(articleVariantId)?.quantity ?? 0);
        expect(theirs).not.toBe(mine);
      }
    }),
  );
});
