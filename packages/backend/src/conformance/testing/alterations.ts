import { randomUUID } from 'node:crypto';
import type { Alteration, Answered, Asked } from './deviatingProxy.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => Object(value);

const isJson = ({ headers }: Answered): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** Alters JSON of answers that are OK, or of refusals. */
const json = (says: string, ofRefusals: boolean, change: (value: unknown) => unknown): Alteration => ({
  says,
  response: (answered) =>
    isJson(answered) && answered.status >= 400 === ofRefusals
      ? { ...answered, body: Buffer.from(JSON.stringify(change(JSON.parse(answered.body.toString())))) }
      : answered,
});

/** What stands at a path such as `head.version` or `0.name`, changed; undefined takes it away. */
function changedAt(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  change: (old: unknown) => unknown,
) {
  if (value === null || typeof value !== 'object') return value;
  const old = fieldsOf(value)[name];
  const next: unknown = rest.length > 0 ? changedAt(old, rest, change) : change(old);
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? next : each));
  const others = Object.entries(value).filter(([key]) => key !== name);
  return Object.fromEntries(next === undefined ? others : [...others, [name, next]]);
}

export const without = (path: string): Alteration =>
  json(`answers without ${path}`, false, (value) => changedAt(value, path.split('.'), () => undefined));

export const having = (path: string, next: (old: unknown) => unknown, says: string): Alteration =>
  json(`answers ${path} ${says}`, false, (value) => changedAt(value, path.split('.'), next));

export const asText = (path: string): Alteration => having(path, String, 'as a text');
export const another = (path: string): Alteration => having(path, (old) => `${old}x`, 'of another');
export const oneMore = (path: string): Alteration => having(path, (old) => Number(old) + 1, 'one too high');

export const answering = (says: string, change: (value: unknown) => unknown): Alteration =>
  json(says, false, change);

export const refusing = (says: string, change: (body: Fields) => Fields): Alteration =>
  json(says, true, (value) => change(fieldsOf(value)));

export const withoutCode = refusing('refuses without a code', ({ code: _, ...body }) => body);

export const otherCode = (code: string): Alteration =>
  refusing(`says another code than ${code}`, (body) => ({
    ...body,
    code: body.code === code ? 'conflict' : body.code,
  }));

export const status = (from: number, to: number): Alteration => ({
  says: `answers ${to} for ${from}`,
  response: (answered) => (answered.status === from ? { ...answered, status: to } : answered),
});

export const header = (name: string, value: string | null, of = 200): Alteration => ({
  says: `answers ${of} with ${name} ${value ?? 'left out'}`,
  response: (answered) => {
    if (answered.status !== of) return answered;
    const headers = new Headers(answered.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return { ...answered, headers };
  },
});

const withHeader = (asked: Asked, name: string, value: string | null): Asked => {
  const headers = new Headers(asked.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...asked, headers };
};

export const ignoringHeader = (name: string): Alteration => ({
  says: `does not look at ${name}`,
  request: (asked) => withHeader(asked, name, null),
});

/** Answers everything in English. */
export const englishOnly: Alteration = {
  says: 'answers everything in English',
  request: (asked) => withHeader(asked, 'x-language', 'en'),
};

/** Takes every Idempotency-Key for one that it has not seen. */
export const forgetsKeys: Alteration = {
  says: 'takes every Idempotency-Key for a new one',
  request: (asked) =>
    (asked.headers.get('idempotency-key')?.length ?? 0) < 8
      ? asked
      : withHeader(asked, 'idempotency-key', `proxy-${randomUUID()}`),
};

/** Makes up an Idempotency-Key where there is none. */
export const needsNoKey: Alteration = {
  says: 'does without an Idempotency-Key',
  request: (asked) =>
    (asked.headers.get('idempotency-key')?.length ?? 0) < 8
      ? withHeader(asked, 'idempotency-key', `proxy-${randomUUID()}`)
      : asked,
};

/** Lets in whoever comes with a token that `lets` holds for, as the one whose token is given. */
export const letsIn = (token: string, says: string, lets: (sent: string | null) => boolean): Alteration => ({
  says,
  request: (asked) => {
    if (!lets(asked.headers.get('x-extranet-token'))) return asked;
    return withHeader(withHeader(asked, 'x-extranet-token', token), 'authorization', `Bearer ${token}`);
  },
});

export const query = (name: string, value: string | null, says: string): Alteration => ({
  says,
  request: (asked) => {
    const url = new URL(asked.url);
    if (value === null) url.searchParams.delete(name);
    else if (url.searchParams.has(name)) url.searchParams.set(name, value);
    return { ...asked, url };
  },
});

export const body = (says: string, change: (body: Fields) => Fields): Alteration => ({
  says,
  request: (asked) =>
    asked.body === '' ? asked : { ...asked, body: JSON.stringify(change(fieldsOf(JSON.parse(asked.body)))) },
});

/** Fields that it does not know are passed over. */
export const lenient = body('takes a body with a field more', ({ conformance: _, ...known }) => known);

/** Whatever was answered once is answered again. */
export function replaying(says: string): Alteration {
  const known = new Map<string, Answered>();
  return {
    says,
    response: (answered, { url }) => {
      const kept = known.get(url.href);
      if (kept) return kept;
      if (answered.status === 200) known.set(url.href, answered);
      return answered;
    },
  };
}
