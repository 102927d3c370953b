import { type AnyStateMachine, and, createMachine, or } from 'xstate';
import { changed, isPiece, OUTCOMES, type Piece, type Place, partsOf } from './parts.ts';

export const KINDS = ['transition', 'guard', 'action', 'entry', 'exit', 'invoke', 'delay'] as const;
export type Kind = (typeof KINDS)[number];

/** A chart less one of its parts. */
export interface Mutant {
  readonly kind: Kind;
  /** The id of the state that lacks it; the chart's own for a delay. */
  readonly state: string;
  /** How the events begin on which it can make a difference; null where those of any kind can. */
  readonly event: string | null;
  /** The same for every run: 'editing.waiting · page.hidden: without it'. */
  readonly name: string;
  readonly make: () => AnyStateMachine;
}

/** More microsteps in a row than this are a circle, which a mutant may well have. */
const MOST_MICROSTEPS = 200;

const LATER = 'a millisecond later';

const nameOfPart = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'function' || isPiece(part)) {
    const { type, name } = part as { type?: unknown; name?: unknown };
    return String(type ?? (name || 'an inline one'));
  }
  return String(part);
};

interface Change {
  readonly kind: Kind;
  readonly state: string;
  readonly event: string | null;
  readonly name: string;
  readonly config: Piece;
}

/** A guard made of guards, less one of them. */
const partialGuards = (guard: unknown): [without: string, rest: unknown][] => {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return [];
  const inner: unknown[] = guard.guards;
  const isOr = 'check' in guard && guard.check === (or(['']) as unknown as { check: unknown }).check;
  if (inner.length < 2) return [];
  return inner.map((part, at) => {
    const rest = inner.filter((_, other) => other !== at);
    const joined = (isOr ? or : and) as (guards: never[]) => unknown;
    return [nameOfPart(part), rest.length === 1 ? rest[0] : joined(rest as never[])];
  });
};

interface At {
  readonly place: Place;
  readonly state: string;
  /** What the part belongs to, in the state. */
  readonly cause: string;
  readonly event: string | null;
}

const within = (at: At, ...keys: Place): At => ({ ...at, place: [...at.place, ...keys] });
const because = (at: At, cause: string, ...keys: Place): At => ({ ...within(at, ...keys), cause });
const upon = (event: string, at: At): At => ({ ...at, event });

/** How an outcome of an actor is told. */
const TOLD = { onDone: 'xstate.done.actor.', onError: 'xstate.error.actor.' };

const entriesOf = (piece: unknown): [string, unknown][] => Object.entries(isPiece(piece) ? piece : {});
const listOf = (list: unknown): Piece[] => (Array.isArray(list) ? list : []);

/** The changes of one chart's configuration that take one part out. */
class Parts {
  private readonly root: Piece;

  constructor(root: Piece) {
    this.root = root;
  }

  private change(kind: Kind, { place, state, cause, event }: At, lacks: string, value?: unknown): Change {
    const config = changed(this.root, place, value) as Piece;
    return { kind, state, event, name: `${state} · ${cause}: ${lacks}`, config };
  }

  private actions(list: unknown, at: At, kind: Kind): Change[] {
    return listOf(list).map((part, index) =>
      this.change(kind, within(at, index), `without action ${nameOfPart(part)}`),
    );
  }

  private guards(guard: unknown, at: At): Change[] {
    if (guard === undefined) return [];
    const name = `without guard ${nameOfPart(guard)}`;
    return [
      this.change('guard', at, name),
      ...partialGuards(guard).map(([part, rest]) => this.change('guard', at, `${name} ${part}`, rest)),
    ];
  }

  private transitions(list: unknown, at: At): Change[] {
    return listOf(list).flatMap((transition, index) => {
      const here = because(at, index > 0 ? `${at.cause} (${index + 1})` : at.cause, index);
      return [
        this.change('transition', here, 'without it'),
        ...this.guards(transition.guard, within(here, 'guard')),
        ...this.actions(transition.actions, within(here, 'actions'), 'action'),
      ];
    });
  }

  /** Delays that are written as a number; a delay with a name is changed where it is made. */
  private delays(after: unknown, at: At): Change[] {
    const numbers = entriesOf(after).filter(([delay]) => /^\d+$/.test(delay));
    return numbers.map(([delay, list]) => {
      const others = entriesOf(after).filter(([name]) => name !== delay);
      const later = Object.fromEntries([...others, [String(Number(delay) + 1), list]]);
      return this.change('delay', because(at, `after ${delay}`), LATER, later);
    });
  }

  private invokes(list: unknown, at: At): Change[] {
    return listOf(list).flatMap((invoke, index) => {
      const invoked = String(invoke.id ?? invoke.src);
      const here = because(at, invoked, index);
      return [
        this.change('invoke', here, 'not run'),
        ...OUTCOMES.flatMap((outcome) =>
          this.transitions(
            invoke[outcome],
            upon(
              `${TOLD[outcome]}${String(invoke.id ?? '')}`,
              because(here, `${invoked} ${outcome}`, outcome),
            ),
          ),
        ),
      ];
    });
  }

  of(piece: Piece, place: Place, state: string): Change[] {
    const at: At = { place, state, cause: '', event: null };
    return [
      ...this.actions(piece.entry, because(at, 'entry', 'entry'), 'entry'),
      ...this.actions(piece.exit, because(at, 'exit', 'exit'), 'exit'),
      ...this.transitions(piece.always, because(at, 'always', 'always')),
      ...entriesOf(piece.on).flatMap(([type, list]) =>
        this.transitions(list, upon(type, because(at, type, 'on', type))),
      ),
      ...entriesOf(piece.after).flatMap(([delay, list]) =>
        this.transitions(list, upon(`xstate.after.${delay}.`, because(at, `after ${delay}`, 'after', delay))),
      ),
      ...this.delays(piece.after, within(at, 'after')),
      ...this.transitions(piece.onDone, because(at, 'done', 'onDone')),
      ...this.invokes(piece.invoke, within(at, 'invoke')),
      ...entriesOf(piece.states).flatMap(([key, child]) =>
        this.of(child as Piece, [...place, 'states', key], `${state}.${key}`),
      ),
    ];
  }
}

type Config = Parameters<typeof createMachine>[0];

/** A chart made of a configuration and what another is made of; a circle breaks it down. */
export const madeOf = (machine: AnyStateMachine, config: Piece): AnyStateMachine =>
  createMachine(
    { ...config, options: { maxIterations: MOST_MICROSTEPS } } as Config,
    machine.implementations as never,
  ) as AnyStateMachine;

/** Every chart that lacks one transition, guard, action or service of this one, or waits another time. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const parts = partsOf(machine);
  const lesser = new Parts(parts)
    .of(parts, [], machine.id)
    .map(({ config, ...told }): Mutant => ({ ...told, make: () => madeOf(machine, config) }));
  const delayed = Object.entries(machine.implementations.delays).map(
    ([name, delay]): Mutant => ({
      kind: 'delay',
      state: machine.id,
      event: null,
      name: `${machine.id} · delay ${name}: ${LATER}`,
      make: () => {
        const later = (args: unknown, params: unknown) =>
          Number(typeof delay === 'function' ? delay(args as never, params as never) : delay) + 1;
        return madeOf(machine.provide({ delays: { [name]: later } }), parts);
      },
    }),
  );
  const all = [...lesser, ...delayed];
  const seen = new Map<string, number>();
  return all.map((mutant) => {
    const before = seen.get(mutant.name) ?? 0;
    seen.set(mutant.name, before + 1);
    return before === 0 ? mutant : { ...mutant, name: `${mutant.name} #${before + 1}` };
  });
}
