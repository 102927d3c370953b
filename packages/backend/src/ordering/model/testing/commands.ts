import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { type Deed, lateDeeds } from './deed.ts';
import { isPossible, predict, viewOf } from './predict.ts';
import type { Shelf } from './shelf.ts';
import { people, phases, shops, variants, type World } from './world.ts';

/** The world as the model has it, replaced by each deed; `met` counts what deeds came to. */
export interface Believed {
  world: World;
  readonly met: Map<string, number>;
}

class Command implements AsyncCommand<Believed, Shelf> {
  readonly deed: Deed;

  constructor(deed: Deed) {
    this.deed = deed;
  }

  check({ world }: Readonly<Believed>): boolean {
    return isPossible(world, this.deed);
  }

  async run(believed: Believed, shelf: Shelf): Promise<void> {
    const { world, outcome } = predict(believed.world, this.deed);
    expect(await shelf.perform(this.deed, believed.world)).toEqual(outcome);
    believed.world = world;
    const { status, code, end, cell } = outcome;
    const came = [this.deed.do, status, code ?? end ?? cell?.split(' ')[0]].join(' ').trim();
    believed.met.set(came, (believed.met.get(came) ?? 0) + 1);
  }

  toString(): string {
    return JSON.stringify(this.deed);
  }
}

/** The last step of every run: what stands is what the model says, for both people. */
export class LookAtAll implements AsyncCommand<Believed, Shelf> {
  check(): boolean {
    return true;
  }

  async run({ world }: Believed, shelf: Shelf): Promise<void> {
    for (const at of shops) {
      const { cart, orders } = world.shops[at];
      for (const who of people) {
        expect([at, who, await shelf.look(at, who)]).toEqual([at, who, cart && viewOf(cart, who)]);
      }
      expect(await shelf.ordered(at)).toEqual(
        orders.map((lines) => lines.map(({ variant, quantity, price }) => `${variant} ${quantity} ${price}`)),
      );
    }
    expect(await shelf.stock()).toEqual(world.stock);
  }

  toString(): string {
    return 'look at all';
  }
}

const who = fc.constantFrom(...people);
const at = fc.constantFrom(...shops);
const variant = fc.constantFrom(...variants);
const rarely = fc.boolean().chain((one) => (one ? fc.boolean() : fc.constant(false)));
const price = fc.constantFrom(1000, 1500, 2000, null);
const amount = fc.constantFrom(null, 5000, 20_000);
const of = <Name extends Deed['do']>(name: Name) => fc.constant(name);

const approve = fc.record({ do: of('approve'), who, at, stale: rarely });
const finalize = fc.record({ do: of('finalize'), who, at, stale: rarely, lost: fc.boolean() });
const change = fc.record({
  do: of('change'),
  who,
  at,
  variant,
  quantity: fc.integer({ min: 0, max: 4 }),
  misseen: rarely,
});

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 7, arbitrary: change },
  { weight: 3, arbitrary: approve },
  { weight: 3, arbitrary: finalize },
  { weight: 1, arbitrary: fc.record({ do: of('recall'), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: of('return'), who, at, stale: rarely }) },
  { weight: 2, arbitrary: fc.record({ do: of('accept'), who, at, stale: rarely, wrong: rarely }) },
  { weight: 1, arbitrary: fc.record({ do: of('note'), who, at, note: fc.constantFrom('', 'x', 'y') }) },
  { weight: 1, arbitrary: fc.record({ do: of('remove'), who, at, stale: rarely }) },
  { weight: 1, arbitrary: fc.record({ do: of('precheck'), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: of('again'), at, other: rarely }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: of('late'),
      who,
      at,
      what: fc.constantFrom(...lateDeeds),
      cart: fc.constantFrom('finalized' as const, 'removed' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: of('copy'),
      who,
      at,
      standing: fc.constantFrom('add' as const, 'replace' as const, null),
      between: fc.option(fc.record({ variant, price }), { freq: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('price'), variant, price }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: of('stock'), variant, pieces: fc.constantFrom(0, 3, 6, null) }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('lock'), at, locked: rarely }) },
  { weight: 1, arbitrary: fc.record({ do: of('limit'), at, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: of('phase'), phase: fc.constantFrom('open' as const, ...phases) }),
  },
);

export const MOST_STEPS = 40;

/** What two people and the house may do one after another, up to {@link MOST_STEPS} steps. */
export const courses = fc.commands<Believed, Shelf, false>([deed.map((one) => new Command(one))], {
  maxCommands: MOST_STEPS,
  size: '+2',
});
