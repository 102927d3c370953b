import type { Check, Entry } from '../entry.ts';
import type { ReceivedResponse } from '../http/caller.ts';
import { NothingThere } from '../http/deviation.ts';
import { expectStatus, readRefusal } from '../http/reading.ts';
import { sampleOf } from './sample.ts';

const parameter = /:(\w+)/g;
/** Parameters whose values are words of the contract, not names of objects. */
const words = ['rightEnv', 'type', 'locale'];
const NOBODYS = 'conformance-none';

/** The path parameters of a route that name an object, which may be missing. */
export const namesOf = ({ endpoint, indifferent }: Entry): string[] =>
  [...endpoint.path.matchAll(parameter)]
    .map(([, name = '']) => name)
    .filter((name) => !words.includes(name) && !indifferent.includes(name));

/** The failure of a document is a page. Removing something twice gives the same answer both times. */
function expectRefused(entry: Entry, response: ReceivedResponse): void {
  if (entry.endpoint.credentials === 'none') expectStatus(response, ...entry.missing, 401);
  else if (entry.missing.includes(200)) expectStatus(response, ...entry.missing);
  else readRefusal(response, entry.missing, ['notFound', 'forbidden']);
}

const statusesOf = ({ missing }: Entry): string => missing.join(' or ');

/** Checks for objects that do not exist, and for those of somebody else. */
export function objects(entry: Entry): Check[] {
  const names = namesOf(entry);
  const unknown: Check[] = names.map((name) => ({
    says: `a \`${name}\` that there is not: ${statusesOf(entry)}`,
    async run(fixture) {
      const call = await sampleOf(entry, fixture);
      const params = { ...call.params, [name]: NOBODYS };
      expectRefused(entry, await fixture.caller.call(entry.endpoint, { ...call, params }));
    },
  }));
  if (!entry.foreign || entry.endpoint.credentials === 'none') return unknown;
  return [
    ...unknown,
    {
      says: `asked by somebody whose it is not: ${statusesOf(entry)}, as if it were not there`,
      async run(fixture) {
        if (!fixture.stranger) throw new NothingThere('nobody else is given (--stranger)');
        const call = await sampleOf(entry, fixture);
        const shared = fixture.whyShared(entry.endpoint.path);
        if (shared !== null) throw new NothingThere(shared);
        expectRefused(entry, await fixture.stranger.call(entry.endpoint, call));
      },
    },
  ];
}
