import type { FastifyReply } from 'fastify';
import type { Asker } from './sharedWork.ts';

/** Who waits for this answer; they left when their connection closed before it. */
export function askerOf(who: string, { raw }: FastifyReply): Asker {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return { who, left: leaving.signal };
}
