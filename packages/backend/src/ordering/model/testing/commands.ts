import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { type Action, lateActions } from './action.ts';
import { type Model, people, phases, shops, variants } from './model.ts';
import { isPossible, predict, viewOf } from './predict.ts';
import type { System } from './system.ts';

/** The world as the model has it, replaced by each action; `met` counts what actions came to. */
export interface Believed {
  model: Model;
  readonly met: Map<string, number>;
}

class Command implements AsyncCommand<Believed, System> {
  readonly action: Action;

  constructor(action: Action) {
    this.action = action;
  }

  check({ model }: Readonly<Believed>): boolean {
    return isPossible(model, this.action);
  }

  async run(believed: Believed, system: System): Promise<void> {
    const { model, outcome } = predict(believed.model, this.action);
    expect(await system.perform(this.action, believed.model)).toEqual(outcome);
    believed.model = model;
    const { status, code, end, cell } = outcome;
    const came = [this.action.do, status, code ?? end ?? cell?.split(' ')[0]].join(' ').trim();
    believed.met.set(came, (believed.met.get(came) ?? 0) + 1);
  }

  toString(): string {
    return JSON.stringify(this.action);
  }
}

/** The last step of every run: what stands is what the model says, for both people. */
export class CompareAll implements AsyncCommand<Believed, System> {
  check(): boolean {
    return true;
  }

  async run({ model }: Believed, system: System): Promise<void> {
    for (const at of shops) {
      const { cart, orders } = model.shops[at];
      for (const who of people) {
        expect([at, who, await system.look(at, who)]).toEqual([at, who, cart && viewOf(cart, who)]);
      }
      expect(await system.ordered(at)).toEqual(
        orders.map((lines) => lines.map(({ variant, quantity, price }) => `${variant} ${quantity} ${price}`)),
      );
    }
    expect(await system.stock()).toEqual(model.stock);
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
const of = <Name extends Action['do']>(name: Name) => fc.constant(name);

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

const action: fc.Arbitrary<Action> = fc.oneof(
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
      what: fc.constantFrom(...lateActions),
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
export const courses = fc.commands<Believed, System, false>([action.map((one) => new Command(one))], {
  maxCommands: MOST_STEPS,
  size: '+2',
});
