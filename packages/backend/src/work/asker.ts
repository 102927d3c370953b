import type { FastifyReply } from 'fastify';

/** Tells when whoever waits for this answer leaves: their connection closes before it. */
export function leftOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return leaving.signal;
}
