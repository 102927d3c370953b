import type { Endpoint, Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assert, create, type Struct, StructError } from 'superstruct';
import type { SignedInUser } from '../access/accessCheck.ts';
import type { AppContext } from '../appContext.ts';
import type { FairUseOf } from '../configuration/fairUse.ts';
import { admissionOf } from '../fairUse/admission.ts';
import { type Line, runFairly } from '../fairUse/callsAtOnce.ts';
import { takeAnyTurn, takeTurn } from '../fairUse/fairUse.ts';
import { lookUpFairly } from '../fairUse/inventedTokens.ts';
import { bodySizeOf, LARGEST_BODY } from '../http/bodySize.ts';
import { badRequest, callerLeft, Refusal } from '../http/refusal.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { languageFrom } from '../language/language.ts';
import { passMaintenance } from '../maintenance/gate.ts';
import { traceOf } from '../tracing/callTrace.ts';
import { leftOf } from '../work/queuedCaller.ts';
import { accessTokenOf } from './accessToken.ts';
import { countedCheck } from './countedCheck.ts';
import { type Prepared, sendPrepared } from './prepared.ts';

/** A call whose fields have all been checked against the contract. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: SignedInUser;
  readonly language: Language;
  /**
   * The user as their token has them by now, for calls that wait.
   *
   * @throws {Refusal} 401 once the token or the account has ended
   */
  userNow(): Promise<SignedInUser>;
  /** The `Idempotency-Key` header. Never empty for an idempotent endpoint, always empty for any other. */
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Addressed = Pick<Endpoint<never, never, never, never>, 'base' | 'version' | 'path'>;

/** The path of an endpoint on this server, with its `:name` parameters. */
export const addressOf = ({ base, version, path }: Addressed): string =>
  base === 'api' ? `/api/${version}${path}` : `/extranet${path}`;

function read<Value>(struct: Struct<Value, unknown> | null, found: unknown, none: unknown): Value {
  if (!isWellFormed(found)) throw badRequest();
  if (struct === null) {
    if (found !== undefined && found !== null && Object.keys(found).length > 0) throw badRequest();
    // An endpoint without a struct has no values of this kind. Its types say the same.
    return none as Value;
  }
  try {
    return create(found, struct);
  } catch (error) {
    throw error instanceof StructError ? badRequest(error) : error;
  }
}

const keyPattern = /^[\x21-\x7e]{8,200}$/;

function idempotencyKeyOf(request: FastifyRequest, wanted: boolean): string {
  if (!wanted) return '';
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !keyPattern.test(key)) throw badRequest();
  return key;
}

/** The user of a call without a token, where that is allowed. Has no rights. */
const anyone: SignedInUser = {
  userId: '',
  email: '',
  firstName: '',
  lastName: '',
  canonicalId: '',
  roles: [],
  rights: {
    preorder: { rights: [], features: [] },
    postorder: { rights: [], features: [] },
    admin: { rights: [], features: [] },
    selfService: { rights: [], features: [] },
  },
  everyCustomer: false,
};

/** Remembers who calls, for the log. */
function knownAs(request: FastifyRequest, userId: string | null): void {
  request.userId = userId;
  const trace = traceOf(request.raw);
  if (trace) trace.userId = userId;
}

const userOf = async (
  request: FastifyRequest,
  { credentials }: Pick<Endpoint<never, never, never, never>, 'credentials'>,
  context: AppContext,
): Promise<SignedInUser> => {
  if (credentials === 'none') return anyone;
  if (credentials === 'optional' && request.headers['x-extranet-token'] === undefined) return anyone;
  const { access, metrics } = context;
  return countedCheck(metrics, () => {
    const token = accessTokenOf(request, credentials);
    return lookUpFairly(context, { token, address: request.ip }, (one) => access.userOf(one));
  });
};

/** Bytes of a body that is read whoever sends it. */
const SMALL_BODY = 16_384;

/**
 * Looks up who sends a large body before it is read, and counts it by its size: what takes long to read is paid for by
 * the one who sends it.
 */
async function admitBody(
  request: FastifyRequest,
  endpoint: Pick<Endpoint<never, never, never, never>, 'credentials'>,
  context: AppContext,
): Promise<void> {
  const size = bodySizeOf(request.raw);
  if (size <= SMALL_BODY) return;
  const { userId } = await userOf(request, endpoint, context);
  takeAnyTurn(context, { userId, address: request.ip }, Math.floor(size / SMALL_BODY));
}

/** @throws {Refusal} 500 for an answer that does not match its endpoint. */
export function assertAnswer<Answer>(
  { answer: struct }: Pick<Endpoint<never, never, never, Answer>, 'answer'>,
  answer: Answer,
): void {
  try {
    if (struct !== null) assert(answer, struct);
  } catch (cause) {
    throw new Refusal(500, 'unexpected', { cause });
  }
}

interface Answering<Params, Query, Body, Given> {
  handle(call: Call<Params, Query, Body>): Promise<Given> | Given;
  send(request: FastifyRequest, reply: FastifyReply, given: Given): FastifyReply;
}

export interface Limits {
  /** Counted by person and by address, in addition to the count of all calls. */
  readonly fairUse?: FairUseOf;
  /**
   * The call is held back until there is news, or has a queue of its own. It does not count towards the concurrent calls
   * of a person.
   */
  readonly waits?: 'news' | 'queue';
  /** The line in which it waits for its turn, where it is not that of all calls. */
  readonly line?: Line;
}

function route<Params, Query, Body, Answer, Given>(
  app: FastifyInstance,
  context: AppContext,
  endpoint: Endpoint<Params, Query, Body, Answer>,
  { handle, send }: Answering<Params, Query, Body, Given>,
  { fairUse, waits, line }: Limits = {},
): void {
  const isRead = endpoint.method === 'GET';
  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    config: { isHeld: waits === 'news' },
    bodyLimit: LARGEST_BODY,
    preParsing: async (request) => {
      await admitBody(request, endpoint, context);
    },
    handler: async (request, reply) => {
      reply.header('vary', 'x-language').header('cache-control', 'no-store');
      admissionOf(context).admit(!isRead);
      await passMaintenance(context, endpoint, request.params);
      const user = await userOf(request, endpoint, context);
      knownAs(request, user.userId || null);
      takeAnyTurn(context, { userId: user.userId, address: request.ip });
      const work = async (): Promise<Given> => {
        if (fairUse) await takeTurn(context, fairUse, { userId: user.userId, address: request.ip });
        // A call that changes something is carried out even if its caller has left, although nobody reads the
        // response.
        if (isRead && reply.raw.destroyed) throw callerLeft();
        return handle({
          params: read(endpoint.params, request.params, {}),
          query: read(endpoint.query, request.query, {}),
          body: read(endpoint.body, request.body, null),
          user,
          userNow: () => userOf(request, endpoint, context),
          language: languageFrom(request.headers['x-language']),
          idempotencyKey: idempotencyKeyOf(request, endpoint.idempotent),
          request,
          reply,
        });
      };
      if (waits || !user.userId) return send(request, reply, await work());
      const left = isRead ? leftOf(reply) : new AbortController().signal;
      // Sent after the turn: a connection that closes after its response is not a caller who left.
      return send(
        request,
        reply,
        await runFairly(context, line ?? fairUse, { who: user.userId, left }, work),
      );
    },
  });
}

/**
 * Makes the route of an endpoint. Address and method come from the contract, the user from the token. Every field
 * is checked on the way in (unknown ones are refused with 400), and the answer on the way out. A null answer is
 * sent as 204, or as 202 if the handler set that. While maintenance closes the area of the call, the call is
 * refused with 503.
 */
export function bind<Params, Query, Body, Answer>(
  app: FastifyInstance,
  context: AppContext,
  endpoint: Endpoint<Params, Query, Body, Answer>,
  handle: (call: Call<Params, Query, Body>) => Promise<Answer> | Answer,
  limits: Limits = {},
): void {
  const send = (_request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
    assertAnswer(endpoint, answer);
    if (answer === null || endpoint.answer === null)
      return reply.code(reply.statusCode === 202 ? 202 : 204).send();
    if (endpoint.form === 'text') {
      if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
      return reply.send(answer);
    }
    if (endpoint.form === 'bytes') return reply.send(answer);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
  route(app, context, endpoint, { handle, send }, limits);
}

/** As {@link bind}, for an answer that is prepared once for many callers. Whoever prepares it must check it. */
export function bindPrepared<Params, Query, Body, Answer>(
  app: FastifyInstance,
  context: AppContext,
  endpoint: Endpoint<Params, Query, Body, Answer>,
  handle: (call: Call<Params, Query, Body>) => Promise<Prepared>,
): void {
  route(app, context, endpoint, { handle, send: sendPrepared });
}
