import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';

/** A situation of a chart: the same one is the same object, so that whole moments are distinguished by numbers. */
export interface ChartSituation {
  readonly id: number;
  readonly snapshot: AnyMachineSnapshot;
}

/** The situations of a chart that have come about, each step worked out once. */
export class Snapshots {
  readonly #known = new Map<string, ChartSituation>();
  readonly #steps = new Map<string, ChartSituation | null>();

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly keyOf: (snapshot: AnyMachineSnapshot) => unknown,
  ) {}

  of(snapshot: AnyMachineSnapshot): ChartSituation {
    const key = JSON.stringify([snapshot.value, this.keyOf(snapshot)]);
    const known = this.#known.get(key) ?? { id: this.#known.size, snapshot };
    this.#known.set(key, known);
    return known;
  }

  /** Where an event leads; null where the chart does not take it. `named` says what is different about the event. */
  after({ id, snapshot }: ChartSituation, event: AnyEventObject, named: string): ChartSituation | null {
    const step = `${id} ${named}`;
    const worked = this.#steps.get(step);
    if (worked !== undefined) return worked;
    const next = snapshot.can(event)
      ? this.of(getNextSnapshot(this.machine, snapshot, event) as AnyMachineSnapshot)
      : null;
    this.#steps.set(step, next);
    return next;
  }
}
