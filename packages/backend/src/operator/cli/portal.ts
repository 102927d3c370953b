import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { assert, optional, type Struct, StructError, string, type, unknown } from 'superstruct';
import { type Environment, portNumber, text } from '../../configuration/environment.ts';
import { readOperatorToken } from '../../configuration/operatorToken.ts';
import { withSecretFiles } from '../../configuration/secretFiles.ts';
import { PROGRESS_TYPE } from '../importProgress.ts';
import { readToken, tokenFile } from '../operatorToken.ts';
import { answerLines } from './answerLines.ts';
import { PortalError } from './failures.ts';

/** The running portal, as the operator commands call it. */
export interface Portal {
  /** Absolute path of its data folder. */
  readonly dataDir: string;
  /** Whether its database is in that folder. */
  readonly hasBuiltInDatabase: boolean;
  /** Resolves once the file that the portal sends is written whole, readable by this account alone. */
  download(path: string, file: string): Promise<void>;
  /** Resolves within `patience` (ms) to an answer that matches `struct`, or null when the portal sends none. */
  ask<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    struct: Struct<Answer, unknown>,
    body?: unknown,
    more?: { readonly language?: string | undefined; readonly patience?: number },
  ): Promise<Answer>;
  /** As `ask` with a POST, of JSON or of a form, whose answer is a `report` that may take long; `tell` gets its progress in words meanwhile. */
  follow<Report>(
    path: string,
    struct: Struct<Report, unknown>,
    body: unknown,
    more: { readonly language: string; readonly patience: number; readonly tell: (text: string) => void },
  ): Promise<Report>;
}

const usualPatience = 15_000;
const downloadPatience = 6 * 3_600_000;
const errorStruct = type({ error: string() });
/** As the portal refuses what never came to a route of operators. */
const failureStruct = type({ message: string(), tracking: string() });
const progressStruct = type({
  progress: optional(type({ text: string() })),
  report: optional(unknown()),
  error: optional(string()),
});

function sentenceIn(answer: unknown): string | null {
  if (errorStruct.is(answer)) return answer.error;
  return failureStruct.is(answer) ? answer.message : null;
}

interface CallOptions {
  readonly language?: string | undefined;
  readonly patience?: number;
  readonly accept?: string;
}

/** The address at which the portal of this environment listens. */
function originOf(environment: Environment): string {
  const host = text(environment, 'HOST') ?? 'localhost';
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const port = portNumber(environment, 'PORT', 8080);
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Who changes something, for the portal's security log: account and machine. */
function operatorName(): string {
  const account = (() => {
    try {
      return userInfo().username;
    } catch {
      return 'unknown';
    }
  })();
  return `${account}@${hostname()}`.replaceAll(/[^\w.@-]/g, '?');
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.json().catch(() => undefined);
}

/**
 * The portal that runs with this environment's PORT, HOST and DATA_DIR.
 *
 * @throws {PortalError} from `ask`, in one sentence: no portal runs, it is another one, or it refuses.
 */
export function runningPortal(environment: Environment): Portal {
  const secrets = withSecretFiles(environment);
  const configured = readOperatorToken(secrets);
  const dataDir = resolve(text(environment, 'DATA_DIR') ?? '.data');
  const origin = originOf(environment);
  const file = tokenFile(dataDir);

  async function send(
    method: string,
    path: string,
    body: unknown,
    { language, patience = usualPatience, accept }: CallOptions,
  ): Promise<Response> {
    const token = configured ?? (await readToken(dataDir));
    if (token === null)
      throw new PortalError(
        `No portal has run on the data folder ${dataDir} (${file} cannot be read). Start it with npm start, or set DATA_DIR to the folder of the one that runs.`,
      );
    const isForm = body instanceof FormData;
    try {
      return await fetch(`${origin}/operator${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-operator': operatorName(),
          ...(language !== undefined && { 'accept-language': language }),
          ...(accept !== undefined && { accept }),
          // A form says its own type, with what is between its parts.
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch {
      throw new PortalError(
        `No portal answers at ${origin}. Start it with npm start, or set PORT (and HOST) to those it runs with.`,
      );
    }
  }

  /** @throws {PortalError} with the sentence of a portal that refuses. */
  async function accepted(response: Response): Promise<Response> {
    if (response.ok) return response;
    if (response.status === 401)
      throw new PortalError(
        `The portal at ${origin} does not know the secret in ${file}: it runs on another data folder. Set DATA_DIR to that one.`,
      );
    throw new PortalError(
      sentenceIn(await answerOf(response)) ?? `What answers at ${origin} is no portal of this version.`,
    );
  }

  function checked<Answer>(answer: unknown, struct: Struct<Answer, unknown>): Answer {
    try {
      assert(answer, struct);
      return answer;
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
    }
    throw new PortalError(`What answers at ${origin} is no portal of this version.`);
  }

  return {
    dataDir,
    hasBuiltInDatabase: text(secrets, 'DATABASE_URL') === null,
    async download(path, to) {
      const { body } = await accepted(await send('POST', path, undefined, { patience: downloadPatience }));
      if (body === null) throw new PortalError(`What answers at ${origin} is no portal of this version.`);
      try {
        const sent = Readable.fromWeb(body as ReadableStream<Uint8Array>);
        await pipeline(sent, createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }));
      } catch (error) {
        await rm(to, { force: true });
        const why = error instanceof Error && 'code' in error ? String(error.code) : 'the portal has stopped';
        throw new PortalError(`The file '${to}' could not be written whole (${why}).`);
      }
    },
    async ask(method, path, struct, body, more = {}) {
      return checked(await answerOf(await accepted(await send(method, path, body, more))), struct);
    },
    async follow(path, struct, body, { tell, ...more }) {
      const response = await accepted(await send('POST', path, body, { ...more, accept: PROGRESS_TYPE }));
      for await (const line of answerLines(response)) {
        const { progress, report, error } = checked(line, progressStruct);
        if (progress) tell(progress.text);
        if (error !== undefined) throw new PortalError(error);
        if (report !== undefined) return checked(report, struct);
      }
      throw new PortalError(
        `The portal at ${origin} stopped before it told what it took. It took all or nothing: do it again.`,
      );
    },
  };
}
