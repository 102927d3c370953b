import type { Credentials } from '@selvedge/core/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/**
 * The access token of a call, from where its endpoint expects it: `x-extranet-token` or bearer authorization.
 *
 * @throws {Refusal} 401 `unauthorized` when the call has none.
 */
export function accessTokenOf({ headers }: FastifyRequest, credentials: Credentials): string {
  const token =
    credentials === 'bearer'
      ? /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1]
      : headers['x-extranet-token'];
  if (typeof token !== 'string' || token === '' || token.length > 4096)
    throw new Refusal(401, 'unauthorized');
  return token;
}
