import { instancesOf, nodesOf, type Samples } from '@selvedge/core/testing';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { brief } from './plain.ts';
import { begin, type Seen, step } from './stepper.ts';

/** A walk as it is recorded: the chart's which input, and the names of its events. */
export interface RecordedPath {
  /** Beginning with 1: `input`, then `otherInputs`. */
  readonly input: number;
  readonly events: readonly string[];
}

/** What a chart is walked with. */
export interface Sampled extends Samples {
  readonly input?: unknown;
  readonly otherInputs?: readonly unknown[];
}

export const inputsOf = ({ input, otherInputs = [] }: Sampled): readonly unknown[] => [input, ...otherInputs];

const nameOf = (descriptor: string): string => {
  const [, kind, subject = ''] =
    /^xstate\.(done|error|snapshot|after)\.(?:actor\.)?(.+)$/.exec(descriptor) ?? [];
  if (kind === 'done') return descriptor.startsWith('xstate.done.state.') ? descriptor : `${subject} done`;
  if (kind === 'error') return `${subject} failed`;
  if (kind === 'snapshot') return `${subject} shown`;
  return kind === 'after' ? `after ${subject}` : descriptor;
};

/** Every event the samples make for a chart, by the name it has in a record. */
export function namedEvents(machine: AnyStateMachine, samples: Samples): Map<string, AnyEventObject> {
  const descriptors = new Set(nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]));
  const named = new Map<string, AnyEventObject>();
  for (const descriptor of descriptors) {
    const events = instancesOf(descriptor, samples);
    for (const [at, event] of events.entries())
      named.set(events.length > 1 ? `${nameOf(descriptor)} ${at + 1}` : nameOf(descriptor), event);
  }
  return named;
}

/** Takes a walk and shows each step, the beginning first; stops where the chart breaks down or an event is unknown. */
export function* replay(
  machine: AnyStateMachine,
  input: unknown,
  names: readonly string[],
  named: ReadonlyMap<string, AnyEventObject>,
): Generator<Seen> {
  let at = begin(machine, input);
  yield at;
  for (const name of names) {
    if (at.snapshot === null) return;
    const event = named.get(name);
    at = event ? step(machine, at.snapshot, event) : { snapshot: null, line: 'has no such sample any more' };
    yield at;
  }
}

const sampleLines = (named: ReadonlyMap<string, AnyEventObject>): string[] =>
  [...named].flatMap(([name, { type: _, actorId: __, ...rest }]) => {
    const carried = Object.entries(rest).filter(([, value]) => value !== undefined);
    if (carried.length === 0) return [];
    return [`  ${name}: ${carried.map(([key, value]) => `${key}=${brief(value)}`).join(', ')}`];
  });

/** The record of a chart: its samples, and every walk step by step. */
export function recordOf(
  machine: AnyStateMachine,
  suite: Sampled,
  recordedPaths: readonly RecordedPath[],
): string {
  const inputs = inputsOf(suite);
  const named = namedEvents(machine, suite);
  const lines = [`chart ${machine.id}`, '', 'samples', ...sampleLines(named)];
  for (const [at, input] of inputs.entries()) {
    if (input !== undefined) lines.push(`  input ${at + 1}: ${brief(input)}`);
  }
  for (const [at, recordedPath] of recordedPaths.entries()) {
    lines.push('', `path ${at + 1} · input ${recordedPath.input}`);
    const steps = replay(machine, inputs[recordedPath.input - 1], recordedPath.events, named);
    for (const name of ['begins', ...recordedPath.events]) {
      const step = steps.next();
      if (step.done) break;
      lines.push(`  ${name} → ${step.value.line}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
