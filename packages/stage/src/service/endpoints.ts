import type { Endpoint } from '@selvedge/core/contract';
import * as contract from '@selvedge/core/contract';
import type { Asked } from '../scene/scene.ts';

type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'credentials' in value && 'path' in value;

const patternOf = ({ base, version, path }: AnyEndpoint): RegExp =>
  new RegExp(
    `^${base === 'api' ? `/api/${version}` : '/extranet'}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );

const known = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/** The endpoint of the contract that a request calls, parsed as the service would. Null if there is none. */
export async function askedBy(
  request: Request,
): Promise<{ readonly endpoint: AnyEndpoint; readonly asked: Asked } | null> {
  const { pathname, searchParams } = new URL(request.url);
  for (const { endpoint, pattern } of known) {
    const match = request.method === endpoint.method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const text = endpoint.body === null ? '' : await request.clone().text();
    return {
      endpoint,
      asked: { params, query: Object.fromEntries(searchParams), body: text === '' ? null : JSON.parse(text) },
    };
  }
  return null;
}
