import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { brief, plain } from './plain.ts';

/** What a chart wants done by a step, as the pure transition tells it. */
export interface Wanted {
  readonly type: string;
  readonly params?: unknown;
}

/** 'editing.stored'; regions side by side by a plus. */
export const placeOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([key, within]) => {
    const inner = within === undefined ? '' : placeOf(within);
    return inner === '' ? key : `${key}.${inner}`;
  });
  return regions.length > 1 ? `(${regions.join(' + ')})` : (regions[0] ?? '');
};

const given = (value: unknown): string => (value === undefined ? '' : ` ${brief(value)}`);

const idOf = (actor: unknown): string =>
  typeof actor === 'object' && actor !== null && 'id' in actor ? String(actor.id) : String(actor);

const withoutType = (event: object): object | undefined => {
  const { type: _, ...rest } = event as { type: unknown };
  return Object.keys(rest).length > 0 ? rest : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const eventOf = (event: unknown): string =>
  isRecord(event) ? `${String(event.type)}${given(withoutType(event))}` : String(event);

const sayings: Record<string, (params: Record<string, unknown>) => string> = {
  'xstate.spawnChild': ({ id, input }) => `runs ${id}${given(input)}`,
  'xstate.stopChild': (actor) => `stops ${idOf(actor)}`,
  'xstate.raise': ({ event, delay }) =>
    delay === undefined ? `raises ${eventOf(event)}` : `in ${String(delay)} ms ${eventOf(event)}`,
  'xstate.sendTo': ({ to, event, delay }) =>
    `tells ${idOf(to)}${delay === undefined ? '' : ` in ${String(delay)} ms`} ${eventOf(event)}`,
  'xstate.cancel': ({ sendId }) => `cancels ${String(sendId)}`,
  'xstate.emit': ({ event }) => `emits ${eventOf(event)}`,
};

const sayingOf = ({ type, params }: Wanted): string =>
  sayings[type]?.(isRecord(params) ? params : {}) ?? `does ${type}${given(params)}`;

const changesOf = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys({ ...before, ...after })
    .filter((key) => before[key] !== after[key] && plain(before[key]) !== plain(after[key]))
    .map((key) => `${key}=${brief(after[key])}`);

const endOf = ({ status, output, error }: AnyMachineSnapshot): string[] => {
  if (status === 'done') return [`done${given(output)}`];
  return status === 'error' ? [`fails${given(error)}`] : [];
};

/** What can be seen of a step: the state arrived at, what changed of the context, what is begun, ended and told. */
export const seen = (
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  wanted: readonly Wanted[],
): string =>
  [
    placeOf(after.value),
    changesOf(before?.context ?? {}, after.context).join(', '),
    [...wanted.map(sayingOf), ...(before?.status === after.status ? [] : endOf(after))].join('; '),
  ]
    .filter((part) => part !== '')
    .join(' | ');
