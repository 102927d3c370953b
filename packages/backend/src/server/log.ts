import type { FastifyServerOptions } from 'fastify';

/** A database's complaint repeats the values of the query; they stay out of the log. */
const withoutValues = (text: string): string => text.replace(/\nparams:[\s\S]*?(?=\n\s+at |$)/, '');

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
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** The log goes to stderr and never holds headers, bodies or query strings: no token, code or address. */
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
