import type { FastifyServerOptions } from 'fastify';

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

/** The log goes to stderr and never contains headers, bodies or query strings, and so no token, code or address. */
export const logOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        stream: process.stderr,
        serializers: {
          req: ({ method, url }) => ({ method, url: url.split('?')[0] ?? '' }),
          res: ({ statusCode }) => ({ statusCode }),
          err: loggedError,
        },
      };
