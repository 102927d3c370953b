import type { HeapCell, Values } from './heap.ts';

/** What a chart could not come to by itself from what is recorded: parts of its context, or where it was. */
export interface Correction {
  /** By name of the property: a value, or −1: it is gone. */
  readonly context: Readonly<Record<string, number>>;
  readonly value?: number;
  readonly status?: number;
}

/** One step of a recording: when, which flow, which event. */
export interface RecordedStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** A value. */
  readonly event: number;
  readonly correction?: Correction;
}

/** One run of a chart; numbers are positions of values. */
export interface RecordedFlow {
  /** Id of the chart. */
  readonly chart: string;
  /** Whose child it is, by ids from the root: `portal/ordering/workspace/cart`. */
  readonly path: string;
  /** How many steps came before those that are recorded. */
  readonly dropped: number;
  /** The place before the first step; its start where nothing was dropped. */
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

/** Flows of one page as they went; of people and secrets it holds pseudonyms. */
export interface Recording extends Values {
  readonly form: 1;
  /** Of the portal. */
  readonly version: string;
  /** When it was made, epoch ms. */
  readonly madeAt: number;
  readonly flows: readonly RecordedFlow[];
}

const partsOf = (cell: HeapCell | undefined): readonly (number | string)[] =>
  Array.isArray(cell) ? cell.slice(1) : [];

/** The recording without values that no flow names. */
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

/** One flow up to a step, from 0; all that a test of it needs. */
export const excerpt = (recording: Recording, flow: number, last: number): Recording =>
  compacted({
    ...recording,
    flows: recording.flows
      .slice(flow, flow + 1)
      .map((whole) => ({ ...whole, steps: whole.steps.slice(0, last + 1) })),
  });
