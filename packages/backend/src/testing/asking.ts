import type { TestApp } from './startTestApp.ts';

/** Requests of a page, answered by the server itself. */
export const asking =
  ({ app }: TestApp) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body !== '' && { payload: body }),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const silent = [204, 304].includes(answer.statusCode);
    return new Response(silent ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
