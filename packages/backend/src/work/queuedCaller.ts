import type { FastifyReply } from 'fastify';

/** A signal that fires when the caller leaves: the connection closes before the response is sent. */
export function leftOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return leaving.signal;
}
