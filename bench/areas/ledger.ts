import type { Cart, CartLine, SeasonPlace } from '@selvedge/core/contract';
import { type CartEvent, cartCallsMachine, cartMachine } from '@selvedge/core/ordering';
import { createActor, fromCallback, fromPromise, type SnapshotFrom, transition } from 'xstate';
import { type Figure, median } from '../figure.ts';

const place = {
  rightEnv: 'preorder',
  customerId: 'C1',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
} as const;
const digits = 2000;
const block = 5000;

const idOf = (at: number): string => `A${Math.floor(at / 40)}-100-${at % 40}`;

const lineOf = (at: number): CartLine => ({
  articleId: `A${Math.floor(at / 40)}`,
  articleColorId: `A${Math.floor(at / 40)}-100`,
  articleVariantId: idOf(at),
  quantity: 1 + (at % 9),
  storedPrice: 4995,
});

const cartOf = (cells: number): Cart => ({
  head: {
    ...place,
    cartId: 'cart',
    customerNumber: '1',
    customerName: 'Shop',
    currency: 'EUR',
    state: 'open',
    version: 1,
    note: '',
    pieces: 0,
    value: 0,
    changed: { by: 'Buyer', at: 0 },
    approval: null,
    returned: null,
    order: null,
  },
  lines: Array.from({ length: cells }, (_, at) => lineOf(at)),
});

const logicOf = (cells: number) =>
  cartMachine.provide({
    actors: {
      cartCalls: cartCallsMachine.provide({
        actors: { loadCart: fromPromise<Cart | null, SeasonPlace>(async () => cartOf(cells)) },
      }),
      keepDraft: fromCallback(() => {}),
    },
  });

/** The cart as it is edited, with so many stored cells. */
async function editing(cells: number): Promise<SnapshotFrom<typeof cartMachine>> {
  const actor = createActor(logicOf(cells), { input: { place, mayInsert: true } });
  const loaded = new Promise<void>((done) => {
    actor.subscribe((now) => {
      if (now.matches('editing')) done();
    });
  });
  actor.start();
  await loaded;
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

/** ms of each transition, typing cell after cell. */
async function typing(cells: number): Promise<number> {
  const logic = logicOf(cells);
  let snapshot = await editing(cells);
  const from = performance.now();
  for (let nth = 0; nth < digits; nth += 1) {
    const event: CartEvent = {
      type: 'cell.typed',
      articleVariantId: idOf((nth * 7919) % cells),
      entry: String(nth % 10),
    };
    [snapshot] = transition(logic, snapshot, event);
  }
  return (performance.now() - from) / digits;
}

/** ms of one transition that types 5,000 cells. */
async function typingBlock(cells: number): Promise<number> {
  const snapshot = await editing(cells);
  const event: CartEvent = {
    type: 'cells.typed',
    cells: Array.from({ length: block }, (_, at) => ({ articleVariantId: idOf(at), entry: '7' })),
  };
  const logic = logicOf(cells);
  const from = performance.now();
  transition(logic, snapshot, event);
  return performance.now() - from;
}

/** The least that keeps 5,000 entries of 20,000: one map, written. */
function plainBlock(cells: number): number {
  const map = new Map(Array.from({ length: cells }, (_, at) => [idOf(at), at % 9]));
  const ids = Array.from({ length: block }, (_, at) => idOf(at));
  const from = performance.now();
  const next = new Map(map);
  for (const id of ids) next.set(id, 7);
  const time = performance.now() - from;
  return next.size === cells ? time : Number.NaN;
}

/** The chart of the cart in Node, with 20,000 stored cells. */
export async function measureLedger(runs: number): Promise<Figure[]> {
  const [large, small] = [20_000, 40];
  const times = { many: [] as number[], few: [] as number[], block: [] as number[], plain: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const one = [
      await typing(large),
      await typing(small),
      await typingBlock(large),
      plainBlock(large),
    ] as const;
    if (run === 0) continue;
    times.many.push(one[0]);
    times.few.push(one[1]);
    times.block.push(one[2]);
    times.plain.push(one[3]);
  }
  const area = 'ledger';
  const unit = 'ms';
  return [
    {
      ...{ area, unit, name: 'one cell typed among 20,000', value: median(times.many) },
      budget: { kind: 'ratio', floor: { name: 'among 40', value: median(times.few) }, atMost: 2 },
    },
    {
      ...{ area, unit, name: 'one cell typed among 20,000, in time', value: median(times.many) },
      budget: { kind: 'time', atMost: 0.2 },
    },
    {
      ...{ area, unit, name: '5,000 cells typed at once among 20,000', value: median(times.block) },
      ...{
        budget: { kind: 'none' },
        beside: { name: 'a map copied and written', value: median(times.plain) },
      },
    },
  ];
}
