import { formOf } from './forms.ts';
import { type Heap, NOTHING } from './heap.ts';
import type { Pseudonyms } from './pseudonyms.ts';

/** Longer lists are cut. The limit is lower for `short` charts, which only pass on what they are given. */
const LONGEST_LIST = 400;
const SHORT_LIST = 10;

/** Charts whose decisions do not depend on the lists and styles they are given. */
const short: ReadonlySet<string> = new Set([
  'pos',
  'lastOrders',
  'orders',
  'order',
  'contents',
  'waiting',
  'targets',
  'style',
  'keylook',
  'adding',
  'approvalHistory',
  'acceptedPrices',
  'catalog',
  'filterSets',
  'search',
  'liveEvents',
  'workspace',
  'ordering',
]);

export const isShort = (chart: string): boolean => short.has(chart);

interface Manner {
  readonly pseudonyms: Pseudonyms | null;
  /** Cut lists and styles to what charts decide by. */
  readonly short: boolean;
}

/** Encodes values as positions in a heap. */
export class Encoder {
  private readonly known = new WeakMap<object, Map<string, number>>();
  private readonly heap: Heap;
  private readonly manner: Manner;

  constructor(heap: Heap, manner: Manner) {
    this.heap = heap;
    this.manner = manner;
  }

  /** `key`: the property that holds the value. */
  value(value: unknown, key = ''): number {
    if (typeof value === 'string') return this.heap.add(this.manner.pseudonyms?.text(key, value) ?? value);
    if (value === null || typeof value === 'boolean') return this.heap.add(value);
    if (typeof value === 'number')
      return Number.isFinite(value)
        ? this.heap.add(value)
        : this.heap.form('number', [this.heap.add(String(value))]);
    if (value === undefined) return this.heap.add([NOTHING]);
    if (typeof value !== 'object') return this.heap.form('function', []);
    const before = this.known.get(value)?.get(key);
    if (before !== undefined) return before;
    const made = this.made(value, key);
    const under = this.known.get(value) ?? new Map<string, number>();
    this.known.set(value, under.set(key, made));
    return made;
  }

  /** Encodes values that come only from the code, such as the states of a chart. */
  code(value: unknown): number {
    return this.heap.add(JSON.stringify(value) ?? 'null');
  }

  /** The properties of an object, sorted by name. */
  properties(value: object): [string, number][] {
    const { pseudonyms } = this.manner;
    return Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [pseudonyms?.key(name) ?? name, this.value(part, name)]);
  }

  private made(value: object, key: string): number {
    if (Array.isArray(value)) return this.list(value, key);
    const form = formOf(value);
    if (form) return this.heap.form(form.name, form.parts(this));
    if (this.manner.short && 'colours' in value && 'articleId' in value) return this.style(value);
    return this.heap.object(this.properties(value));
  }

  private list(values: readonly unknown[], key: string): number {
    const most = this.manner.short ? SHORT_LIST : LONGEST_LIST;
    const shown =
      values.length > most && values.some((part) => typeof part === 'object')
        ? values.slice(0, most)
        : values;
    return this.heap.list(shown.map((part) => this.value(part, key)));
  }

  /** Keeps all colours, because one of them is chosen. */
  private style(value: object): number {
    const { articleId, keylookId, colours } = value as Record<string, unknown>;
    const kept = Array.isArray(colours)
      ? colours.map(({ articleColorId }) => this.value({ articleColorId }))
      : [];
    return this.heap.object([
      ...this.properties({ articleId, keylookId }),
      ['colours', this.heap.list(kept)],
    ]);
  }
}
