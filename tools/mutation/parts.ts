import type { AnyStateMachine } from 'xstate';

/** A piece of a chart's configuration: told by keys, for a mutant is the configuration less one of its pieces. */
export type Piece = Record<string, unknown>;

export const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const transitionOf = (transition: unknown): Piece => {
  const { actions, ...rest } = isPiece(transition) ? transition : { target: transition };
  return { ...rest, actions: listed(actions) };
};

const transitionsOf = (value: unknown): Piece[] => listed(value).map(transitionOf);

const eachOf = (piece: unknown, of: (value: unknown) => unknown): Piece =>
  Object.fromEntries(Object.entries(isPiece(piece) ? piece : {}).map(([key, value]) => [key, of(value)]));

/** Where an invoked actor's outcomes stand in the configuration. */
export const OUTCOMES = ['onDone', 'onError'] as const;

const outcomesOf = (piece: Piece): Piece =>
  Object.fromEntries(
    OUTCOMES.filter((key) => piece[key] !== undefined).map((key) => [key, transitionsOf(piece[key])]),
  );

const invokeOf = (invoke: unknown): Piece => (isPiece(invoke) ? { ...invoke, ...outcomesOf(invoke) } : {});

/** A state's configuration with a list wherever one may stand, so that every part has a place of its own. */
const spreadOut = (state: unknown): Piece => {
  const piece = isPiece(state) ? state : {};
  return {
    ...piece,
    ...outcomesOf({ onDone: piece.onDone }),
    entry: listed(piece.entry),
    exit: listed(piece.exit),
    always: transitionsOf(piece.always),
    on: eachOf(piece.on, transitionsOf),
    after: eachOf(piece.after, transitionsOf),
    invoke: listed(piece.invoke).map(invokeOf),
    ...(piece.states === undefined ? {} : { states: eachOf(piece.states, spreadOut) }),
  };
};

/** The configuration of a chart with each of its parts at a place of its own. */
export const partsOf = (machine: AnyStateMachine): Piece => spreadOut(machine.config);

export type Place = readonly (string | number)[];

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The configuration with something else at a place; without a value, less the place. */
export function changed(piece: unknown, [key, ...rest]: Place, value?: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(piece)) {
    const next = changed(piece[Number(key)], rest, value);
    return piece.flatMap((part, at) => {
      if (at !== key) return [part];
      return next === undefined ? [] : [next];
    });
  }
  const held = isPiece(piece) ? piece : {};
  const next = changed(held[key], rest, value);
  const others = Object.entries(held).filter(([name]) => name !== key);
  // An event or a delay of which no transition is left is gone itself.
  if (next === undefined || isEmptyList(next)) return Object.fromEntries(others);
  return Object.fromEntries(Object.entries(held).map(([name, part]) => [name, name === key ? next : part]));
}
