import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { beginTrace, type CallTrace, currentTrace, traceFields, traceOf } from '../tracing/callTrace.ts';
import type { Spans } from '../tracing/spans.ts';

/** A database error message repeats the values of the query. Keep them out of the log. */
const withoutValues = (message: string): string => message.split('\nparams:', 1).join('');

/** A stack begins with the message, which may contain values. Keep only the lines after it. */
function stackWithoutValues({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return withoutValues(stack);
  return stack.slice(0, at) + withoutValues(message) + stack.slice(at + message.length);
}

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: stackWithoutValues(error),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** The loggers of calls, each with its call. */
const calls = new WeakMap<object, CallTrace>();

interface LogSettings {
  readonly logLevel: string;
  /** What this process is called. */
  readonly instance: string;
}

/**
 * The log goes to stderr and never contains headers, bodies or query strings, and so no token, code or address. Each
 * line names the instance, and the call that it belongs to, with its user where there is one.
 */
export const logOptions = ({ logLevel, instance }: LogSettings): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        base: { instance },
        // The caller's user is known only after its first lines.
        mixin: (_fields: object, _level: number, logger: object) => ({
          ...traceFields(calls.get(logger) ?? currentTrace()),
        }),
        stream: process.stderr,
        serializers: {
          req: ({ method, url }) => ({ method, url: url.split('?')[0] ?? '' }),
          res: ({ statusCode }) => ({ statusCode }),
          err: loggedError,
        },
      };

/** Makes the logger of each call, which knows its trace. */
export const callLogger =
  (spans: Spans): NonNullable<FastifyServerOptions['childLoggerFactory']> =>
  (logger, bindings, options, message) => {
    const own = logger.child(bindings, options) as FastifyBaseLogger;
    calls.set(own, traceOf(message) ?? beginTrace(message, String(bindings.tracking), spans));
    return own;
  };
