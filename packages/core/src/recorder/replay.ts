import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Charts, Decoder } from './decode.ts';
import { Encoder, isShort } from './encode.ts';
import { Heap } from './heap.ts';
import type { Correction, RecordedFlow, Recording } from './recording.ts';
import { Stepper } from './stepper.ts';

/** The state of a flow after a step. */
export interface ReplayedStep {
  readonly event: AnyEventObject;
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly snapshot: AnyMachineSnapshot;
  /** Context properties that had to be corrected, because the chart did not produce them itself. */
  readonly corrected: readonly string[];
}

/** The replay of one flow. */
export interface ReplayedFlow {
  readonly chart: string;
  readonly path: string;
  readonly dropped: number;
  /** The state before the steps; null: the flow starts with the first of them. */
  readonly before: AnyMachineSnapshot | null;
  readonly steps: readonly ReplayedStep[];
}

/** Executes the steps of one flow. Recording uses it too, so that both get the same result. */
export class FlowPlayer {
  readonly stepper: Stepper;
  readonly decoder: Decoder;

  constructor(
    recording: Pick<Recording, 'cells' | 'shapes'>,
    flow: Pick<RecordedFlow, 'chart' | 'path'>,
    charts: Charts,
  ) {
    const ids = flow.path.split('/');
    this.stepper = new Stepper(chartOf(charts, flow.chart), {
      id: ids.at(-1) ?? flow.chart,
      hasParent: ids.length > 1,
    });
    this.decoder = new Decoder(recording, charts, (id) => this.stepper.child(id));
  }

  begin(start: RecordedFlow['start']): AnyMachineSnapshot {
    if ('input' in start) return this.stepper.start(this.decoder.value(start.input));
    return this.stepper.at({
      value: this.decoder.code(start.value),
      context: this.decoder.value(start.context),
      status: String(this.decoder.value(start.status)),
      children: start.children,
    });
  }

  step(snapshot: AnyMachineSnapshot, event: number): AnyMachineSnapshot {
    return this.stepper.step(snapshot, this.decoder.value(event) as AnyEventObject);
  }

  corrected(snapshot: AnyMachineSnapshot, { context, value, status }: Correction): AnyMachineSnapshot {
    const parts = Object.entries(context);
    const gone = new Set(parts.flatMap(([name, at]) => (at < 0 ? [name] : [])));
    const right = {
      ...Object.fromEntries(Object.entries(snapshot.context).filter(([name]) => !gone.has(name))),
      ...Object.fromEntries(parts.flatMap(([name, at]) => (at < 0 ? [] : [[name, this.decoder.value(at)]]))),
    };
    if (value === undefined && status === undefined)
      return { ...snapshot, context: right } as AnyMachineSnapshot;
    const place = this.stepper.at({
      value: value === undefined ? snapshot.value : this.decoder.code(value),
      context: right,
      status: status === undefined ? snapshot.status : String(this.decoder.value(status)),
      children: Object.keys(snapshot.children),
    });
    return { ...place, historyValue: snapshot.historyValue } as AnyMachineSnapshot;
  }
}

const chartOf = (charts: Charts, id: string): AnyStateMachine => {
  const chart = charts[id];
  if (!chart) throw new Error(`There is no chart '${id}'`);
  return chart;
};

/** `judged`: do not apply the correction of the last step, so that it shows what the chart does by itself. */
export interface ReplayOptions {
  readonly judged?: boolean;
}

/**
 * Replays a flow from its start through all its steps. Deterministic, in a browser as in Node.
 *
 * @throws {Error} if there is no chart with its id
 */
export function replayFlow(
  recording: Recording,
  flow: RecordedFlow,
  charts: Charts,
  { judged = false }: ReplayOptions = {},
): ReplayedFlow {
  const player = new FlowPlayer(recording, flow, charts);
  const first = 'input' in flow.start;
  const before = player.begin(flow.start);
  let snapshot = before;
  const steps = flow.steps.map((step, index): ReplayedStep => {
    const event = player.decoder.value(step.event) as AnyEventObject;
    if (index > 0 || !first) snapshot = player.step(snapshot, step.event);
    const corrects = step.correction && !(judged && index === flow.steps.length - 1);
    if (corrects && step.correction) snapshot = player.corrected(snapshot, step.correction);
    return { event, at: step.at, snapshot, corrected: Object.keys(step.correction?.context ?? {}) };
  });
  return { chart: flow.chart, path: flow.path, dropped: flow.dropped, before: first ? null : before, steps };
}

/** Replays all flows of a recording through all their steps. */
export const replay = (recording: Recording, charts: Charts): ReplayedFlow[] =>
  recording.flows.map((flow) => replayFlow(recording, flow, charts));

/** A snapshot as text. Two snapshots have the same text exactly if their state and context are equal. */
export function placeText(snapshot: AnyMachineSnapshot, chart: string): string {
  const heap = new Heap();
  const encoder = new Encoder(heap, { pseudonyms: null, short: isShort(chart) });
  const { value, context, status } = snapshot;
  const at = encoder.value({ context, status });
  return JSON.stringify([value, at, heap.cells, heap.shapes]);
}

/** {@link placeText} as a hash of eight hexadecimal digits (FNV-1a), for comparing replays made elsewhere. */
export function placeDigest(snapshot: AnyMachineSnapshot, chart: string): string {
  const text = placeText(snapshot, chart);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
