import type { FastifyReply } from 'fastify';

/** What a call counts as whose caller left before it was answered; web server logs use it as well. */
const LEFT = 499;

/** The status of a call that has ended, for metrics and traces. */
export const answeredStatus = ({ raw, statusCode }: FastifyReply): number =>
  raw.writableFinished ? statusCode : LEFT;
