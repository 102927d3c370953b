import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import type { LineChange } from '../../contract/index.ts';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import {
  createFakeApi,
  type FakeApi,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  samplePlace,
  serverDown,
  settle,
} from '../../testing/index.ts';
import { SharedCart } from '../../testing/sharedCart.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import { cellOf } from './cart.selectors.ts';
import type { CartEvent } from './cartEvents.ts';
import { savingOf } from './cartSaving.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = ['a', 'b', 'c', 'd'];
const failures = { lost: networkLost, down: serverDown, outdated: linesOutdated };

/** A live cart on real services in a browser whose pages come and go. */
class Buyer {
  readonly server = new SharedCart();
  private readonly browser = fakeBrowser();
  private page: FakePage = this.browser.open('https://portal.test/');
  private fake: FakeApi = createFakeApi();
  private clock = new SimulatedClock();
  private cart = this.newCart();

  private newCart(): ActorRefFrom<typeof cartMachine> {
    const dependencies = fakeOrderingDependencies(this.fake.api, () => {}, this.page);
    return createActor(cartMachine.provide({ actors: cartActors(dependencies) }), {
      input: { place: samplePlace, mayInsert: true, mostChanges: 2 },
      clock: this.clock,
    });
  }

  async open(): Promise<void> {
    this.page = this.browser.open('https://portal.test/');
    this.fake = createFakeApi();
    this.clock = new SimulatedClock();
    this.cart = this.newCart();
    this.cart.start();
    await settle();
    await this.serve();
  }

  send(event: CartEvent): void {
    this.cart.send(event);
  }

  shown() {
    return new Map(ids.map((id) => [id, cellOf(this.cart.getSnapshot(), id)]));
  }

  saving() {
    return savingOf(this.cart.getSnapshot());
  }

  async pass(ms: number): Promise<void> {
    this.clock.increment(ms);
    vi.advanceTimersByTime(ms);
    await settle();
  }

  /** The oldest call is answered; how many are under way may never be more than one. */
  async serve(fault: keyof typeof failures | null = null, arrived = false): Promise<void> {
    const saves = this.fake.pending.filter(({ name }) => name === 'changeLines');
    expect(saves.length).toBeLessThanOrEqual(1);
    const [call] = this.fake.pending;
    if (!call) return;
    if (call.name === 'currentCart') call.answer(sampleCart(sampleHead(), this.server.lines()));
    else {
      const { changes } = call.call.body as { changes: LineChange[] };
      const answer = fault === null || (arrived && fault !== 'outdated') ? this.server.answer(changes) : null;
      if (fault === null && answer) call.answer(answer);
      else call.fail(failures[fault ?? 'lost']);
    }
    await settle();
  }

  async wake(): Promise<void> {
    this.page.wake();
    await settle();
  }

  /**
   * The page is closed, or dies after what was typed last had the time to be kept. What was not stored is there
   * again on the next one.
   */
  async leave(closed: boolean, arrived: boolean): Promise<void> {
    if (closed) this.page.show(false);
    else vi.advanceTimersByTime(KEEP_DELAY);
    await settle();
    const unstored = [...this.shown()].filter(([, { state }]) => state !== 'stored');
    const [call] = this.fake.pending;
    if (arrived && call?.name === 'changeLines') {
      this.server.answer((call.call.body as { changes: LineChange[] }).changes);
    }
    this.page.close();
    // A page that is gone does nothing any more.
    vi.clearAllTimers();
    await this.open();
    const again = this.shown();
    for (const [one, { entry: text }] of unstored) expect([one, again.get(one)?.entry]).toEqual([one, text]);
  }

  async rest(): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
      await this.pass(60_000);
      await this.serve();
    }
  }
}

type Act = (buyer: Buyer) => unknown;
const id = fc.constantFrom(...ids);
const entry = fc.constantFrom('', '1', '2', '3', '50', '1.5');
const cell = fc.record({ articleVariantId: id, entry });
const event = fc.oneof<fc.Arbitrary<CartEvent>[]>(
  cell.map((one): CartEvent => ({ type: 'cell.typed', ...one })),
  fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells): CartEvent => ({ type: 'cells.typed', cells })),
  fc.constant<CartEvent>({ type: 'edits.undone' }),
  fc.constant<CartEvent>({ type: 'edits.redone' }),
  fc
    .record({ articleVariantId: id, keep: fc.constantFrom('mine' as const, 'theirs' as const) })
    .map((choice): CartEvent => ({ type: 'conflict.decided', ...choice })),
);
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: event.map(
      (one): Act =>
        (buyer) =>
          buyer.send(one),
    ),
  },
  { weight: 4, arbitrary: fc.constant<Act>((buyer) => buyer.pass(600)) },
  { weight: 4, arbitrary: fc.constant<Act>((buyer) => buyer.serve()) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('lost' as const, 'down' as const, 'outdated' as const), fc.boolean())
      .map(
        ([fault, arrived]): Act =>
          (buyer) =>
            buyer.serve(fault, arrived),
      ),
  },
  { weight: 1, arbitrary: fc.constant<Act>((buyer) => buyer.wake()) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.boolean(), fc.boolean()).map(
      ([closed, arrived]): Act =>
        (buyer) =>
          buyer.leave(closed, arrived),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(id, fc.nat(3)).map(
      ([one, pieces]): Act =>
        (buyer) =>
          buyer.server.write(one, pieces, 'other'),
    ),
  },
);

describe('N1 N4 a live cart in random use', () => {
  it('N1 N4 rests with the page and the server agreed, or says of the cell what is the matter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const buyer = new Buyer();
        await buyer.open();
        for (const one of acts) await one(buyer);
        const meant = buyer.shown();
        await buyer.rest();
        expect(['stored', 'conflict', 'invalid', 'refused']).toContain(buyer.saving().state);
        for (const [one, { entry: text, pieces, state }] of buyer.shown()) {
          if (state === 'conflict' || state === 'invalid' || state === 'refused') continue;
          const before = meant.get(one);
          const isTheirs = before?.state === 'stored' && buyer.server.writers.get(one) === 'other';
          if (!isTheirs) expect([one, text]).toEqual([one, before?.entry]);
          if (buyer.server.writers.get(one) === 'me')
            expect([one, pieces]).toEqual([one, buyer.server.at(one)]);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
