import { type AnyActorRef, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { CellMap } from '../ordering/cart/cellMap.ts';
import { type ListProblem, UnreadableList } from '../ordering/entry/table.ts';
import { quiet } from '../platform/actors/quiet.ts';
import { ApiError, type Failure } from '../platform/api/failure.ts';
import { TokenRefusal } from '../session/tokenEndpoint.ts';
import type { Encoder } from './encode.ts';
import { FewNumbers } from './forms.ts';
import { FORM, LIST, NOTHING, type Values } from './heap.ts';

/** Charts by id. */
export type Charts = Readonly<Record<string, AnyStateMachine>>;

/** An actor that does nothing. It replaces a child that is recorded as a flow of its own. */
export const standIn = (id: string, parent: AnyActorRef | undefined): AnyActorRef =>
  createActor(
    fromCallback(() => {}),
    parent === undefined ? { id } : { id, parent },
  );

const quieted = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** {@link quiet}, cached per chart. */
export const quietly = (machine: AnyStateMachine): AnyStateMachine => {
  const known = quieted.get(machine);
  if (known) return known;
  const made = quiet(machine);
  quieted.set(machine, made);
  return made;
};

const errorOf = (name: unknown, content: unknown): Error => {
  if (name === 'ApiError') return new ApiError(content as Failure);
  if (name === 'UnreadableList') return new UnreadableList(content as ListProblem);
  if (name === 'TokenRefusal') return new TokenRefusal('');
  return Object.assign(new Error(), { name: String(name) }, content === null ? {} : { failure: content });
};

/** Decodes the values of a recording. */
export class Decoder {
  private readonly made = new Map<number, unknown>();
  private readonly values: Values;
  private readonly charts: Charts;
  private readonly actor: (id: string) => unknown;

  constructor(values: Values, charts: Charts, actor: (id: string) => unknown) {
    this.values = values;
    this.charts = charts;
    this.actor = actor;
  }

  value(at: number): unknown {
    const cell = this.values.cells[at];
    if (!Array.isArray(cell)) return cell;
    // Not cached: an actor may have been replaced by another one.
    if (cell[0] === FORM && cell[1] === 'actor') return this.actor(String(this.value(Number(cell[2]))));
    if (!this.made.has(at)) this.made.set(at, this.composed(cell));
    return this.made.get(at);
  }

  /** Decodes what {@link Encoder.code} encoded. */
  code(at: number): unknown {
    return JSON.parse(String(this.value(at)));
  }

  private composed([kind, ...rest]: readonly (number | string)[]): unknown {
    if (kind === NOTHING) return undefined;
    if (kind === LIST) return rest.map((part) => this.value(Number(part)));
    if (kind === FORM) {
      const [name, ...parts] = rest;
      return this.form(
        String(name),
        parts.map((part) => this.value(Number(part))),
      );
    }
    const names = this.values.shapes[Number(kind)] ?? [];
    return Object.fromEntries(names.map((name, at) => [name, this.value(Number(rest[at]))]));
  }

  private form(name: string, parts: readonly unknown[]): unknown {
    const [first, second] = parts;
    switch (name) {
      case 'number':
        return Number(first);
      case 'cells':
        return CellMap.of((parts as Map<string, unknown>[]).flatMap((bucket) => [...bucket]));
      case 'error':
        return errorOf(first, second);
      case 'map':
        return new Map(pairs(parts));
      case 'set':
        return new Set(parts);
      case 'date':
        return new Date(Number(first));
      case 'numbers':
        return new FewNumbers(parts as number[]);
      case 'catalog':
        return { size: first, vocabularies: {} };
      case 'chart':
        return this.chart(String(first));
      case 'snapshot':
        return this.snapshot(parts);
      case 'function':
        return () => {};
      default:
        return new ArrayBuffer(0);
    }
  }

  private chart(id: string): unknown {
    const machine = this.charts[id];
    return machine ? quietly(machine) : fromCallback(() => {});
  }

  private snapshot([id, value, context, status]: readonly unknown[]): unknown {
    const machine = this.charts[String(id)];
    const content = { value: JSON.parse(String(value)), context, status };
    return machine
      ? machine.resolveState(content as Parameters<AnyStateMachine['resolveState']>[0])
      : content;
  }
}

function pairs(parts: readonly unknown[]): [unknown, unknown][] {
  return parts.flatMap((part, at): [unknown, unknown][] => (at % 2 === 0 ? [[part, parts[at + 1]]] : []));
}
