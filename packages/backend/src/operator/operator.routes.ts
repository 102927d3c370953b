import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { whenEnded } from '../http/answeredStatus.ts';
import { backupCall } from './backupCall.ts';
import { fileChanges } from './fileChanges.ts';
import { importChanges } from './importChanges.ts';
import { liveChanges } from './liveChanges.ts';
import { maintenanceChanges } from './maintenanceChanges.ts';
import { messageChanges } from './messageChanges.ts';
import { metricsCall } from './metricsCall.ts';
import { callerBy, mayCall, type OperatorCaller, rememberCaller } from './operatorCaller.ts';
import { operatorFailure } from './operatorFailure.ts';
import { OperatorRefusal } from './operatorRefusal.ts';
import { ensureToken } from './operatorToken.ts';
import { orderCalls } from './orderCalls.ts';
import { orderStatusCalls } from './orderStatusCalls.ts';
import { personCalls } from './personCalls.ts';
import { programTokenCalls } from './programTokens/programTokenCalls.ts';
import { textChanges } from './textChanges.ts';
import { tileChanges } from './tileChanges.ts';
import { userChanges } from './userChanges.ts';
import { webhookCalls } from './webhookCalls.ts';

/** A stranger chooses the path, so that only its beginning is logged. */
const LONGEST_LOGGED = 200;

const callOf = ({ method, url }: FastifyRequest): string =>
  `${method} ${url.split('?')[0] ?? ''}`.slice(0, LONGEST_LOGGED);

/** The name that the command line claims. All operators share one secret, so nothing proves it. */
function operatorIn({ headers }: FastifyRequest): string | null {
  const name = headers['x-operator'];
  return typeof name === 'string' ? name.replaceAll(/[^\w.@-]/g, '?').slice(0, 100) : null;
}

/**
 * The calls by which operators change a running backend, under /operator. Each call needs the secret in the data
 * folder as bearer authorization, or the token of a program, which is for a part of them; no user of the portal has
 * either. A refusal is `{ error }`: a sentence for the
 * operator.
 */
export async function registerOperatorRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { operatorToken, dataDir } = context.config;
  const token = operatorToken ?? (await ensureToken(dataDir));
  /** Of whoever left before the answer too: what they asked for is done all the same. */
  const noteChange = (request: FastifyRequest, { program }: OperatorCaller, status: number): void =>
    context.security.note('operator.changed', request, {
      operator: program === null ? operatorIn(request) : `token ${program}`,
      call: callOf(request),
      status,
    });
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const caller = await callerBy(context.database, token, request);
        if (caller && mayCall(caller, request)) {
          if (request.method !== 'GET') whenEnded(reply, (status) => noteChange(request, caller, status));
          return rememberCaller(request, caller);
        }
        context.security.note('operator.refused', request, { call: callOf(request) });
        throw caller
          ? new OperatorRefusal(403, 'This token is not for this call.')
          : new OperatorRefusal(401, 'The operators’ secret is missing or another portal’s.');
      });
      scope.setErrorHandler((error, request, reply) => {
        const { status, error: sentence } = operatorFailure(error, request, reply);
        return reply.code(status).send({ error: sentence });
      });
      scope.setNotFoundHandler(() => {
        throw new OperatorRefusal(404, 'There is no such call.');
      });
      backupCall(scope, context);
      fileChanges(scope, context);
      // A scope of its own: its bodies are read in another way.
      await scope.register(async (inner) => importChanges(inner, context));
      liveChanges(scope, context);
      maintenanceChanges(scope, context);
      messageChanges(scope, context);
      metricsCall(scope, context);
      orderCalls(scope, context);
      orderStatusCalls(scope, context);
      personCalls(scope, context);
      programTokenCalls(scope, context);
      textChanges(scope, context);
      tileChanges(scope, context);
      userChanges(scope, context);
      webhookCalls(scope, context);
    },
    { prefix: '/operator' },
  );
}
