import {
  type ActorScope,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { quietly, standIn } from './decode.ts';

/** The state of a chart, from which a replay continues if the beginning of a flow was dropped. */
export interface ChartPlace {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
  /** Ids of the running children. */
  readonly children: readonly string[];
}

export interface StepperOptions {
  readonly id: string;
  /** The chart has a parent that sends it events. */
  readonly hasParent: boolean;
}

/** Runs a chart step by step with the recorded events only: no services, timers or other charts. */
export class Stepper {
  readonly children = new Map<string, AnyActorRef>();
  private readonly machine: AnyStateMachine;
  private readonly options: StepperOptions;
  private self: AnyActorRef | null = null;

  constructor(machine: AnyStateMachine, options: StepperOptions) {
    this.machine = quietly(machine);
    this.options = options;
  }

  start(input: unknown): AnyMachineSnapshot {
    const { id, hasParent } = this.options;
    const parent = hasParent ? standIn('parent', undefined) : undefined;
    const actor = createActor(this.machine, { id, input, ...(parent && { parent }) });
    this.self = actor;
    return this.heard(actor.getSnapshot());
  }

  at({ value, context, status, children }: ChartPlace): AnyMachineSnapshot {
    const { id, hasParent } = this.options;
    this.self ??= standIn(id, hasParent ? standIn('parent', undefined) : undefined);
    return this.moved(this.machine.resolveState({ value, context, status } as never), children);
  }

  /** The snapshot with children of these ids: the existing ones, and stand-ins for the others. */
  moved(snapshot: AnyMachineSnapshot, children: readonly string[]): AnyMachineSnapshot {
    return {
      ...snapshot,
      children: Object.fromEntries(children.map((id) => [id, this.child(id)])),
    } as AnyMachineSnapshot;
  }

  /** If the chart throws, the snapshot gets the status `error`, as with an actor. */
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    try {
      return this.heard(this.machine.transition(snapshot, event, this.scope()));
    } catch (error) {
      return { ...snapshot, status: 'error', error } as AnyMachineSnapshot;
    }
  }

  child(id: string): AnyActorRef {
    const known = this.children.get(id);
    if (known) return known;
    const made = standIn(id, this.self ?? undefined);
    this.children.set(id, made);
    return made;
  }

  private heard(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    for (const [id, child] of Object.entries(snapshot.children ?? {}))
      if (child) this.children.set(id, child as AnyActorRef);
    return snapshot;
  }

  private scope(): ActorScope<AnyMachineSnapshot, AnyEventObject> {
    const { self } = this;
    if (!self) throw new Error('a chart was stepped before it was started');
    return {
      self: self as never,
      id: self.id,
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      system: self.system,
      stopChild: () => {},
      emit: () => {},
      actionExecutor: () => {},
    };
  }
}
