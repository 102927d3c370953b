import type { Endpoint } from '@selvedge/core/contract';
import * as contract from '@selvedge/core/contract';
import type { Struct } from 'superstruct';

/** A call of the contract, whatever its types. */
export interface AnyEndpoint
  extends Pick<
    Endpoint<never, never, never, never>,
    'name' | 'method' | 'base' | 'version' | 'path' | 'credentials' | 'form' | 'idempotent'
  > {
  readonly params: Struct<never, unknown> | null;
  readonly query: Struct<never, unknown> | null;
  readonly body: Struct<never, unknown> | null;
  readonly answer: Struct<never, unknown> | null;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'base' in value;

const exported: readonly unknown[] = Object.values(contract);

/** Every call, in the order of the contract. */
export const routes: readonly AnyEndpoint[] = exported.filter(isEndpoint);

/** A call's address as documented: `{api}/v1/…` or `{extranet}/…`. */
export const addressShown = ({
  base,
  version,
  path,
}: Pick<AnyEndpoint, 'base' | 'version' | 'path'>): string =>
  base === 'api' ? `{api}/${version}${path}` : `{extranet}${path}`;
