import type { Endpoint } from '../contract/index.ts';

/** Where the portal's two kinds of calls start; absolute, or from the root of the page. */
export interface ApiBases {
  /** Where `/v1/…` starts, e.g. '/api' or 'https://api.example.test'. */
  readonly apiUrl: string;
  readonly extranetUrl: string;
}

const absolute = (address: string, href: string): string => new URL(address, href).href.replace(/\/$/, '');

/** The bases as configured, which may start at the root of the page at `href`. */
export const basesAt = ({ apiUrl, extranetUrl }: ApiBases, href: string): ApiBases => ({
  apiUrl: absolute(apiUrl, href),
  extranetUrl: absolute(extranetUrl, href),
});

type Addressed = Pick<Endpoint<unknown, unknown, unknown, unknown>, 'base' | 'version' | 'path'>;

/** The address of a call, its parameters percent-encoded; what is asked by undefined is not asked. */
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
