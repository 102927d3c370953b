import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { parentOf } from '../platform/actors/internals.ts';
import type { FlowRecord } from '../platform/flightRecorder/flightRecorder.ts';
import type { StepRecord } from '../platform/flightRecorder/stepRecord.ts';
import type { Charts } from './decode.ts';
import { Encoder, isShort } from './encode.ts';
import { Heap } from './heap.ts';
import { createPseudonyms, learnFrom } from './pseudonyms.ts';
import {
  type Correction,
  compacted,
  type RecordedFlow,
  type RecordedStep,
  type Recording,
} from './recording.ts';
import { FlowPlayer } from './replay.ts';

const pathOf = (actor: AnyActorRef, chart: string): string => {
  const above = parentOf(actor);
  const { id } = (actor as unknown as { readonly logic: { readonly id?: string } }).logic;
  return above ? `${pathOf(above, 'root')}/${actor.id}` : (id ?? chart);
};

interface Manners {
  /** Encodes what is recorded. */
  readonly encoder: Encoder;
  /** Encodes the replayed state, for comparison with what is recorded. */
  readonly again: Encoder;
}

/** The difference between the state of a flow and the state of its replay; null: none. */
function correctionOf(
  happened: AnyMachineSnapshot,
  replayed: AnyMachineSnapshot,
  { encoder, again }: Manners,
): Correction | null {
  const right = new Map(encoder.properties(happened.context ?? {}));
  const came = new Map(again.properties(replayed.context ?? {}));
  const context: Record<string, number> = {};
  for (const [name, at] of right) if (came.get(name) !== at) context[name] = at;
  for (const name of came.keys()) if (!right.has(name)) context[name] = -1;
  const value = encoder.code(happened.value);
  const status = encoder.value(happened.status, 'status');
  const moved = value !== again.code(replayed.value) || status !== again.value(replayed.status, 'status');
  if (!moved && Object.keys(context).length === 0) return null;
  return moved ? { context, value, status } : { context };
}

interface Cut {
  readonly dropped: number;
  readonly before: AnyMachineSnapshot | null;
  readonly steps: readonly StepRecord[];
}

const cutTo = ({ dropped, before, steps }: FlowRecord, most: number): Cut => {
  const over = Math.max(steps.length - most, 0);
  return over === 0
    ? { dropped, before, steps }
    : { dropped: dropped + over, before: steps[over - 1]?.after ?? null, steps: steps.slice(over) };
};

export interface CaptureOptions {
  readonly charts: Charts;
  readonly version: string;
  /** Epoch ms. */
  readonly now: number;
  /** Maximum number of steps per flow; the last ones are kept. */
  readonly most: number;
}

/**
 * Makes a recording from the contents of a flight recorder. It replays each flow while recording. If the replay does
 * not reach exactly the same state, the difference is recorded with the step, so that every replay is exact.
 */
export function capture(
  flows: readonly FlowRecord[],
  { charts, version, now, most }: CaptureOptions,
): Recording {
  const heap = new Heap();
  const pseudonyms = createPseudonyms();
  const known = flows.filter(({ steps }) => charts[steps[0]?.after.machine.id ?? ''] !== undefined);
  learnFrom(
    pseudonyms,
    known.flatMap(({ before, steps }) => [
      before?.context,
      ...steps.flatMap(({ event, after }) => [event, after.context]),
    ]),
  );
  const manner = (short: boolean): Manners => ({
    encoder: new Encoder(heap, { pseudonyms, short }),
    again: new Encoder(heap, { pseudonyms: null, short }),
  });
  const whole = manner(false);
  const brief = manner(true);
  const began = Math.min(...known.map(({ steps }) => steps[0]?.at ?? now));

  const flowOf = (kept: FlowRecord): RecordedFlow => {
    const { dropped, before, steps } = cutTo(kept, most);
    const chart = steps[0]?.after.machine.id ?? '';
    const manners = isShort(chart) ? brief : whole;
    const { encoder } = manners;
    const path = pathOf(kept.actor, chart);
    const player = new FlowPlayer(heap, { chart, path }, charts);
    const first = steps[0]?.event as { input?: unknown } | undefined;
    const start: RecordedFlow['start'] = before
      ? {
          value: encoder.code(before.value),
          context: encoder.value(before.context),
          status: encoder.value(before.status, 'status'),
          children: Object.keys(before.children),
        }
      : { input: encoder.value(first?.input, 'input') };
    let snapshot = player.begin(start);
    const recorded = steps.map(({ at, event, after }, index): RecordedStep => {
      const encodedEvent = encoder.value(index === 0 && !before ? { type: event.type } : event);
      if (index > 0 || before) snapshot = player.step(snapshot, encodedEvent);
      const correction = correctionOf(after, snapshot, manners);
      if (correction) snapshot = player.corrected(snapshot, correction);
      return { at: Math.max(at - began, 0), event: encodedEvent, ...(correction && { correction }) };
    });
    return { chart, path, dropped, start, steps: recorded };
  };

  return compacted({
    form: 1,
    version,
    madeAt: now,
    cells: heap.cells,
    shapes: heap.shapes,
    flows: known.filter(({ steps }) => steps.length > 0).map(flowOf),
  });
}
