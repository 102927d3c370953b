import { endpoint, settingsStruct } from '../../../contract/index.ts';
import { type ApiDeps, createApi } from '../client.ts';
import type { ApiError } from '../failure.ts';

export const query = endpoint({ name: 'query', path: '/things', answer: settingsStruct });
export const mutation = endpoint({
  name: 'mutation',
  path: '/things',
  method: 'POST',
  answer: settingsStruct,
});

type Answer = Response | Error;

export const json = (status: number, body: unknown, statusText = ''): Response =>
  new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': 'application/json' },
  });

/** A client whose server gives the n-th answer to the n-th request. */
export const clientOf = (answer: (nth: number, request: Request) => Answer, deps: Partial<ApiDeps> = {}) => {
  const requests: Request[] = [];
  const bodies: Promise<string>[] = [];
  const rejected: string[] = [];
  let renewals = 0;
  const api = createApi({
    bases: { apiUrl: 'https://api.test', extranetUrl: 'https://extranet.test' },
    fetch: async (request) => {
      requests.push(request);
      bodies.push(request.clone().text());
      const given = answer(requests.length, request);
      if (given instanceof Error) throw given;
      return given;
    },
    tokens: {
      held: () => true,
      current: async () => 't0',
      renewed: async () => {
        renewals += 1;
        return `t${renewals}`;
      },
      rejected: (token) => rejected.push(token),
    },
    language: () => 'de',
    backOff: () => 0,
    ...deps,
  });
  return { api, requests, bodies, rejected, renewals: () => renewals };
};

/** What a call was rejected with. */
export const errorOf = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call was answered');
    },
    (error: ApiError) => error,
  );
