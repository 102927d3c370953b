import type { Check, Entry } from '../entry.ts';
import { expectThat } from '../http/deviation.ts';
import { expectStatus, readRefusal } from '../http/reading.ts';
import { sampleOf } from './sample.ts';

type CheckedFields = Readonly<Record<string, { readonly is: (value: unknown) => boolean }>>;

const fieldsOf = (struct: { readonly schema: unknown } | null): CheckedFields => Object(struct?.schema);

const required = (fields: CheckedFields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => !field.is(undefined))
    .map(([name]) => name);

const without = (given: unknown, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(given)).filter(([key]) => key !== name));

const listed = (names: readonly string[]): string =>
  `${names.length > 1 ? 'each of ' : ''}${names.map((name) => `\`${name}\``).join(', ')}`;

function bodies(entry: Entry): Check[] {
  const { endpoint } = entry;
  if (endpoint.body === null) return [];
  const fields = required(fieldsOf(endpoint.body));
  return [
    {
      says: `a body without ${listed(fields)}, one of a wrong type, or with a field more: 400 or 422 with a code`,
      async run(fixture) {
        const call = await sampleOf(entry, fixture);
        const wrong: unknown[] = [
          ...fields.map((name) => without(call.body, name)),
          ...fields.map((name) => ({ ...Object(call.body), [name]: { wrong: true } })),
          { ...Object(call.body), conformance: 1 },
        ];
        for (const body of wrong)
          readRefusal(await fixture.caller.call(endpoint, { ...call, body }), [400, 422]);
      },
    },
  ];
}

function queries(entry: Entry): Check[] {
  const { endpoint } = entry;
  const fields = required(fieldsOf(endpoint.query));
  if (fields.length === 0) return [];
  return [
    {
      says: `a query without ${listed(fields)}: 400 or 422`,
      async run(fixture) {
        const call = await sampleOf(entry, fixture);
        for (const name of fields) {
          const query = without(call.query, name) as Record<string, string>;
          const response = await fixture.caller.call(endpoint, { ...call, query });
          if (endpoint.credentials === 'none') expectStatus(response, 400, 422);
          else readRefusal(response, [400, 422]);
        }
      },
    },
  ];
}

function paths(entry: Entry): Check[] {
  const { endpoint } = entry;
  if (!endpoint.path.includes(':rightEnv')) return [];
  return [
    {
      says: 'a right environment that there is not: 400, 404 or 422',
      async run(fixture) {
        const call = await sampleOf(entry, fixture);
        const params = { ...call.params, rightEnv: 'nowhere' };
        readRefusal(await fixture.caller.call(endpoint, { ...call, params }), [400, 404, 422]);
      },
    },
  ];
}

function keys(entry: Entry): Check[] {
  const { endpoint } = entry;
  if (!endpoint.idempotent) return [];
  return [
    {
      says: 'without an Idempotency-Key of 8 to 200 signs: 400 or 422, and nothing is done',
      async run(fixture) {
        const call = await sampleOf(entry, fixture);
        for (const headers of [{}, { 'idempotency-key': 'short' }] as Record<string, string>[]) {
          const refusal = readRefusal(await fixture.caller.call(endpoint, { ...call, headers }), [400, 422]);
          expectThat(refusal.code !== 'keyReused', 'another code than keyReused', refusal);
        }
      },
    },
  ];
}

/** Checks that invalid input is refused and has no effect. */
export const inputs = (entry: Entry): Check[] => [
  ...bodies(entry),
  ...queries(entry),
  ...paths(entry),
  ...keys(entry),
];
