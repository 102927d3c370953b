import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  createFakeApi,
  sampleCart,
  sampleColour,
  sampleHead,
  sampleLine,
  samplePlace,
  sampleStyle,
  sampleVariant,
  settle,
  wired,
} from '../../testing/index.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { wishedPieces } from '../cart/cart.selectors.ts';
import { sumsOfStyles } from '../cart/cartSums.ts';
import { createSumsBook } from './sumsBook.ts';

const styles = ['s-1', 's-2', 's-3'].map((articleId) =>
  sampleStyle({
    articleId,
    colours: [
      sampleColour({
        variants: ['S', 'M'].map((size) =>
          sampleVariant({
            articleVariantId: `${articleId}-${size}`,
            size,
            retailPrice: articleId === 's-3' ? null : 9990,
          }),
        ),
      }),
    ],
  }),
);
const ids = styles.flatMap(({ articleId }) => [`${articleId}-S`, `${articleId}-M`]);

const openCart = async () => {
  const fake = createFakeApi();
  const actor = createActor(wired.cart(fake.api), { input: { place: samplePlace, mayInsert: true } }).start();
  await settle();
  const lines = [sampleLine({ articleId: 's-1', articleVariantId: 's-1-S', quantity: 3, storedPrice: 4000 })];
  fake.pending[0]?.answer(sampleCart(sampleHead(), lines));
  await settle();
  return actor;
};

describe('M4 the sums of many styles', () => {
  it('M4 are what counting all of them anew gives, whatever is typed', async () => {
    const typed = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom('', '0', '7', '12', 'x')), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(typed, async (entries) => {
        const actor = await openCart();
        const book = createSumsBook(styles);
        for (const [articleVariantId, entry] of entries) {
          actor.send({ type: 'cell.typed', articleVariantId, entry });
          const snapshot = actor.getSnapshot() as SnapshotFrom<typeof cartMachine>;
          const { lines } = snapshot.context;
          const pieces = wishedPieces(snapshot);
          expect(book.ofAll(snapshot)).toEqual(sumsOfStyles(styles, pieces, lines));
          for (const style of styles) {
            expect(book.ofStyle(snapshot, style.articleId)).toEqual(sumsOfStyles([style], pieces, lines));
          }
        }
        actor.stop();
      }),
      { numRuns: 60 },
    );
  });

  it('M4 counted a few at a time are the same, also where one types meanwhile', async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('count' as const), most: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ kind: fc.constant('look' as const), articleId: fc.constantFrom('s-1', 's-2', 's-3') }),
      fc.record({
        kind: fc.constant('type' as const),
        articleVariantId: fc.constantFrom(...ids),
        entry: fc.constantFrom('', '0', '7', '12', 'x'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 10 }), async (actions) => {
        const actor = await openCart();
        const book = createSumsBook(styles);
        const now = () => actor.getSnapshot() as SnapshotFrom<typeof cartMachine>;
        for (const one of actions) {
          if (one.kind === 'count') book.countOn(now(), one.most);
          else if (one.kind === 'look') book.ofStyle(now(), one.articleId);
          else actor.send({ type: 'cell.typed', articleVariantId: one.articleVariantId, entry: one.entry });
        }
        const all = sumsOfStyles(styles, wishedPieces(now()), now().context.lines);
        expect(book.ofAll(now())).toEqual(all);
        expect(book.isWhole()).toBe(true);
        actor.stop();
      }),
      { numRuns: 60 },
    );
  });

  it('M4 of a style stay the very same while another one is typed into', async () => {
    const actor = await openCart();
    const book = createSumsBook(styles);
    const before = book.ofStyle(actor.getSnapshot(), 's-1');
    actor.send({ type: 'cell.typed', articleVariantId: 's-2-M', entry: '5' });
    expect(book.ofStyle(actor.getSnapshot(), 's-1')).toBe(before);
    expect(book.ofStyle(actor.getSnapshot(), 's-2').pieces).toBe(5);
    expect(book.ofStyle(actor.getSnapshot(), 'unknown').pieces).toBe(0);
    actor.stop();
  });
});
