import { isChartSnapshot } from '@selvedge/core/testing';

/** A value longer than this is told by its digest alone. */
const LONGEST_SHOWN = 48;

/** The same 53 bits for the same text (cyrb53). */
export function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0) * 2 ** 21 + (high >>> 11)).toString(36).padStart(8, '0').slice(-8);
}

const known = new WeakMap<object, string>();

const isActor = (value: object): value is { id: string } => 'sessionId' in value && 'send' in value;
const isList = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

const partsOf = (value: object): [open: string, parts: string[], close: string] => {
  if (isChartSnapshot(value))
    return partsOf({ value: value.value, status: value.status, context: value.context });
  if (value instanceof Error) {
    return partsOf({ ...value, error: `${value.name}: ${value.message}` });
  }
  if (Array.isArray(value)) return ['[', value.map(plain), ']'];
  if (isList(value)) return [value.constructor.name, ['[', ...[...value].map(plain), ']'], ''];
  const told = Object.entries(value).filter(([, part]) => part !== undefined);
  return ['{', told.map(([key, part]) => `${key}:${plain(part)}`), '}'];
};

/**
 * Any value as a text that is the same whenever the value is: maps, sets, errors and snapshots by what they hold,
 * actors by their names, functions by the fact.
 */
export function plain(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isActor(value)) return `@${/^x:\d+$/.test(value.id) ? 'self' : value.id}`;
  const told = known.get(value);
  if (told !== undefined) return told;
  known.set(value, '↺');
  const [open, parts, close] = value instanceof Date ? [value.toISOString(), [], ''] : partsOf(value);
  const text = `${open}${parts.join()}${close}`;
  const kept = text.length > 400 ? `${open}${parts.length}#${digestOf(text)}${close}` : text;
  known.set(value, kept);
  return kept;
}

const sizeOf = (value: object): number =>
  Array.isArray(value) ? value.length : Number('size' in value ? value.size : Object.keys(value).length);

/** The same for people: as it is where it is short, or how much it holds and its digest. */
export function brief(value: unknown): string {
  const text = plain(value);
  if (text.length <= LONGEST_SHOWN) return text;
  const digest = `#${digestOf(text)}`;
  if (typeof value !== 'object' || value === null) return digest;
  return Array.isArray(value) ? `[${sizeOf(value)}]${digest}` : `{${sizeOf(value)}}${digest}`;
}
