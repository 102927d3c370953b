import type { Endpoint } from '../../contract/index.ts';

/** Base addresses of the portal's two kinds of calls: absolute, or relative to the root of the page. */
export interface ApiBases {
  /** Base address of `/v1/…`, e.g. '/api' or 'https://api.example.test'. */
  readonly apiUrl: string;
  readonly extranetUrl: string;
}

const absolute = (address: string, href: string): string => new URL(address, href).href.replace(/\/$/, '');

/** Makes the configured bases absolute; they may be relative to the root of the page at `href`. */
export const basesAt = ({ apiUrl, extranetUrl }: ApiBases, href: string): ApiBases => ({
  apiUrl: absolute(apiUrl, href),
  extranetUrl: absolute(extranetUrl, href),
});

type Addressed = Pick<Endpoint<unknown, unknown, unknown, unknown>, 'base' | 'version' | 'path'>;

/** The address of a call with its parameters percent-encoded. Query parameters that are undefined are left out. */
export const addressOf = (
  { base, version, path }: Addressed,
  bases: ApiBases,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return `${base === 'api' ? `${bases.apiUrl}/${version}` : bases.extranetUrl}${filled}${search}`;
};
