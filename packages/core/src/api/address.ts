import type { Endpoint } from '../contract/index.ts';

export interface ApiBases {
  /** Where `/v1/…` starts, e.g. '/api' or 'https://api.example.test'. */
  readonly apiUrl: string;
  readonly extranetUrl: string;
}

type Addressed = Pick<Endpoint<unknown, unknown, unknown, unknown>, 'base' | 'version' | 'path'>;

/** The address of a call, its parameters percent-encoded. */
export const addressOf = (
  { base, version, path }: Addressed,
  bases: ApiBases,
  params: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return base === 'api' ? `${bases.apiUrl}/${version}${filled}` : `${bases.extranetUrl}${filled}`;
};
