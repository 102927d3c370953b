import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isOperator } from './operatorToken.ts';
import type { TokenPart } from './programTokens/programToken.schema.ts';
import { programOf } from './programTokens/programToken.store.ts';

/** Who calls: an operator, who may do everything, or a program by a token of its own. */
export interface OperatorCaller {
  /** null: an operator. */
  readonly program: string | null;
  may(part: TokenPart): boolean;
}

/** The part that a route belongs to; routes that are not here are for operators alone. */
const partOfRoute: Readonly<Record<string, TokenPart>> = {
  '/operator/imports': 'imports',
  '/operator/metrics': 'metrics',
  '/operator/orders': 'orders',
  '/operator/orders/:orderNumber': 'orders',
  '/operator/orders/:orderNumber/status': 'orders',
};

/** Whether a caller may call the route of a request. */
export function mayCall(
  { program, may }: OperatorCaller,
  { routeOptions: { url } }: FastifyRequest,
): boolean {
  if (program === null) return true;
  const part = url !== undefined && Object.hasOwn(partOfRoute, url) ? partOfRoute[url] : undefined;
  return part !== undefined && may(part);
}

/** Who a request is from, by its bearer authorization; null: nobody. `secret` is the operators'. */
export async function callerBy(
  database: Database,
  secret: string,
  { headers: { authorization } }: FastifyRequest,
): Promise<OperatorCaller | null> {
  if (isOperator(authorization, secret)) return { program: null, may: () => true };
  const program = await programOf(database, authorization);
  return program && { program: program.name, may: (part) => program.parts.includes(part) };
}

const callers = new WeakMap<FastifyRequest, OperatorCaller>();

export const rememberCaller = (request: FastifyRequest, caller: OperatorCaller): void => {
  callers.set(request, caller);
};

/** The caller of a request that was let in. */
export const callerOf = (request: FastifyRequest): OperatorCaller =>
  callers.get(request) ?? { program: '', may: () => false };
