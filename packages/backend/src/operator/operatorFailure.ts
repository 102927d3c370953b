import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureBody } from '../http/failure.ts';
import { noted } from '../http/refuse.ts';
import { operatorRefusalOf } from './operatorRefusal.ts';

/** What an operator is told of a failed call. What is no refusal is logged. */
export function operatorFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly status: number; readonly error: string } {
  const refusal = operatorRefusalOf(error);
  if (refusal !== null) return { status: refusal.status, error: refusal.message };
  const failed = noted(error, request, reply);
  const { message } = failureBody(failed, 'en', request.id);
  const what = failed.status === 500 ? 'This failed.' : message;
  return { status: failed.status, error: `${what} The log says why under ${request.id}.` };
}
