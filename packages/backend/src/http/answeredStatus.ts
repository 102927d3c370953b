import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** What a call counts as whose caller left before it was answered; web server logs use it as well. */
export const LEFT = 499;

/** The status of a call that has ended, for metrics and traces. */
export const answeredStatus = ({ raw, statusCode }: FastifyReply): number =>
  raw.writableFinished ? statusCode : LEFT;

interface End {
  /** null until the call has ended. */
  status: number | null;
  readonly tell: ((status: number) => void)[];
}

const ends = new WeakMap<ServerResponse, End>();

/** One listener for all who want to know: many would look like a leak. */
function endOf(reply: FastifyReply): End {
  const known = ends.get(reply.raw);
  if (known) return known;
  const end: End = { status: null, tell: [] };
  ends.set(reply.raw, end);
  const ended = (status: number): void => {
    end.status ??= status;
    for (const tell of end.tell.splice(0)) tell(end.status);
  };
  reply.raw.once('finish', () => ended(reply.statusCode));
  reply.raw.once('close', () => ended(answeredStatus(reply)));
  return end;
}

/**
 * Tells once, in the trace of the call, with which status it has ended: when its answer is out or its caller has left, at
 * once if that is so already. The hook `onResponse` is not called for who has left.
 */
export function whenEnded(reply: FastifyReply, tell: (status: number) => void): void {
  const end = endOf(reply);
  if (end.status === null) end.tell.push(AsyncResource.bind(tell));
  else tell(end.status);
}
