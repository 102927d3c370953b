import type { HeapCell, Values } from './heap.ts';

/** What a replay cannot derive from the recorded steps: parts of a chart's context, or its state. */
export interface Correction {
  /** By property name: the position of a value, or −1 if the property was removed. */
  readonly context: Readonly<Record<string, number>>;
  readonly value?: number;
  readonly status?: number;
}

/** One step of a recording: time, flow and event. */
export interface RecordedStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** The position of a value. */
  readonly event: number;
  readonly correction?: Correction;
}

/** One run of a chart. Numbers are positions of values. */
export interface RecordedFlow {
  /** Id of the chart. */
  readonly chart: string;
  /** The ids from the root to the chart: `portal/ordering/workspace/cart`. */
  readonly path: string;
  /** Number of steps before the recorded ones. */
  readonly dropped: number;
  /** The state before the first step; the input of the chart if nothing was dropped. */
  readonly start:
    | { readonly input: number }
    | {
        readonly value: number;
        readonly context: number;
        readonly status: number;
        readonly children: readonly string[];
      };
  readonly steps: readonly RecordedStep[];
}

/** The flows of one page. Names and secrets are replaced by pseudonyms. */
export interface Recording extends Values {
  readonly form: 1;
  /** The portal's version. */
  readonly version: string;
  /** When the recording was made, epoch ms. */
  readonly madeAt: number;
  readonly flows: readonly RecordedFlow[];
}

const partsOf = (cell: HeapCell | undefined): readonly (number | string)[] =>
  Array.isArray(cell) ? cell.slice(1) : [];

/** Removes the values that no flow refers to. */
export function compacted(recording: Recording): Recording {
  const { cells, shapes, flows } = recording;
  const places = new Map<number, number>();
  const forms = new Map<number, number>();
  const kept: HeapCell[] = [];
  const put = (at: number): number => {
    const known = places.get(at);
    if (known !== undefined) return known;
    const cell = cells[at] ?? null;
    if (!Array.isArray(cell)) {
      places.set(at, kept.length);
      return kept.push(cell) - 1;
    }
    const [kind] = cell;
    const parts = partsOf(cell).map((part) => (typeof part === 'number' ? put(part) : part));
    const shape = Number(kind) < 0 ? Number(kind) : (forms.get(Number(kind)) ?? forms.size);
    if (shape >= 0) forms.set(Number(kind), shape);
    places.set(at, kept.length);
    return kept.push([shape, ...parts]) - 1;
  };
  const start = (flow: RecordedFlow): RecordedFlow['start'] =>
    'input' in flow.start
      ? { input: put(flow.start.input) }
      : {
          ...flow.start,
          value: put(flow.start.value),
          context: put(flow.start.context),
          status: put(flow.start.status),
        };
  const correction = (given: Correction): Correction => ({
    context: Object.fromEntries(
      Object.entries(given.context).map(([name, at]) => [name, at < 0 ? at : put(at)]),
    ),
    ...(given.value !== undefined && { value: put(given.value) }),
    ...(given.status !== undefined && { status: put(given.status) }),
  });
  const all = flows.map((flow) => ({
    ...flow,
    start: start(flow),
    steps: flow.steps.map((step) => ({
      at: step.at,
      event: put(step.event),
      ...(step.correction && { correction: correction(step.correction) }),
    })),
  }));
  const named = [...forms].sort(([, one], [, other]) => one - other).map(([at]) => shapes[at] ?? []);
  return { ...recording, cells: kept, shapes: named, flows: all };
}

/** One flow up to a step (counted from 0), with everything needed to test it. */
export const excerpt = (recording: Recording, flow: number, last: number): Recording =>
  compacted({
    ...recording,
    flows: recording.flows
      .slice(flow, flow + 1)
      .map((whole) => ({ ...whole, steps: whole.steps.slice(0, last + 1) })),
  });
