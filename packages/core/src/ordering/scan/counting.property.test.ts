import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeBrowser, networkLost, sampleStyle, settle } from '../../testing/index.ts';
import { barred, dear, elsewhere, here, nowhere, openScanner, other, wrong } from './testing/openScanner.ts';
import { foundHere } from './testing/scans.ts';

/** Everything there is, each style and place twice, in one order or the other. */
const everything = (flip: boolean) => {
  const twice = [sampleStyle(), dear, sampleStyle(), dear];
  return foundHere({ styles: flip ? twice.toReversed() : twice, elsewhere: [elsewhere, elsewhere] });
};

const actions = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...here, barred, other, nowhere, wrong)
      .map((text) => ({ kind: 'scan' as const, text })),
  },
  { weight: 4, arbitrary: fc.boolean().map((flip) => ({ kind: 'answer' as const, flip })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('lost', 'wake', 'wait', 'reload', 'language', 'cart', 'retry')
      .map(
        (kind) => ({ kind }) as { kind: 'lost' | 'wake' | 'wait' | 'reload' | 'language' | 'cart' | 'retry' },
      ),
  },
);

const addUp = (sums: Record<string, number>, more: Readonly<Record<string, number>>) => {
  for (const [id, pieces] of Object.entries(more)) sums[id] = (sums[id] ?? 0) + pieces;
};

/** A buyer who scans, on pages that come and go, and what went to the cart from all of them. */
const begin = async () => {
  const browser = fakeBrowser();
  let cartOpen = true;
  const open = () => openScanner(browser.open('https://portal.test/'), { cartOpen });
  let scanner = open();
  await settle();
  scanner.actor.send({ type: 'mode.chosen', mode: 'add' });
  const sums: Record<string, number> = {};
  const expected: Record<string, number> = {};
  let scans = 0;
  const turnCart = (to: boolean) => {
    cartOpen = to;
    scanner.actor.send({ type: 'cart.turned', open: to });
  };
  const plain = {
    lost: () => scanner.fail(networkLost),
    wake: () => scanner.page.wake(),
    wait: () => scanner.clock.increment(60_000),
    language: () => scanner.actor.send({ type: 'language.changed' }),
    retry: () => scanner.actor.send({ type: 'scan.retried' }),
    cart: () => turnCart(!cartOpen),
    reload: () => {
      addUp(sums, scanner.added());
      scanner.close();
      scanner = open();
    },
  };
  return {
    expected,
    answer: (flip: boolean) => scanner.answer(everything(flip)),
    scan: (text: string) => {
      scanner.scan(text);
      scans += 1;
      const at = here.indexOf(text);
      if (at >= 0) addUp(expected, { [`v-${at + 1}`]: 1 });
    },
    do: (kind: keyof typeof plain) => plain[kind](),
    /** The network is back, and the cart open. */
    end: async () => {
      turnCart(true);
      for (let turn = 0; turn < 4; turn += 1) {
        scanner.clock.increment(60_000);
        await settle();
        await scanner.answer(everything(false));
      }
      addUp(sums, scanner.added());
      const listed = scanner.context().scans;
      scanner.close();
      return { sums, listed, scans };
    },
  };
};

describe('M5 counting', () => {
  it('M5 every scan counts exactly once, through lost, doubled and reordered answers, reloads and a closed cart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { maxLength: 60 }), async (all) => {
        const buyer = await begin();
        for (const action of all) {
          if (action.kind === 'scan') buyer.scan(action.text);
          else if (action.kind === 'answer') await buyer.answer(action.flip);
          else await buyer.do(action.kind);
          await settle();
        }
        const { sums, listed, scans } = await buyer.end();
        expect(sums).toEqual(buyer.expected);
        expect(listed).toHaveLength(scans);
        const counted = listed.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(counted).toBe(Object.values(sums).reduce((sum, pieces) => sum + pieces, 0));
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
