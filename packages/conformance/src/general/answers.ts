import type { Check, Entry } from '../entry.ts';
import { expectThat } from '../http/deviation.ts';
import { expectHeader, expectStatus, readAnswer } from '../http/reading.ts';

/** Describes the answer of a successful call. */
export const answerShown = ({ endpoint: { answer, form, method, name } }: Entry): string => {
  if (answer === null) return name.startsWith('mail') ? '202, no body' : '204, no body';
  const media = { json: '200, application/json', text: '200, text', bytes: '200, a file' }[form];
  return method === 'GET' && answer.is(null) ? `${media}; 204 for null` : media;
};

/** Checks a successful call: status, media type, shape, and that nothing caches it. */
export const answers = (entry: Entry): Check[] => [
  {
    says: `answers ${answerShown(entry)}, in the contract’s shape; tells its time (Date) and is kept by no cache`,
    async run(fixture) {
      const { endpoint } = entry;
      const response = await fixture.caller.call(endpoint, await entry.call(fixture));
      readAnswer(endpoint, response);
      if (endpoint.answer === null) expectStatus(response, endpoint.name.startsWith('mail') ? 202 : 204);
      expectHeader(response, 'cache-control', /no-store|private|no-cache/);
      const date = Date.parse(response.headers.get('date') ?? '');
      expectThat(!Number.isNaN(date), 'a Date header', response.headers.get('date') ?? 'none');
    },
  },
];
