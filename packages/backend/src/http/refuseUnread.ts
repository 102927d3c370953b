import type { Socket } from 'node:net';
import type { Language } from '@selvedge/core/contract';
import type { Config } from '../configuration/config.ts';
import { languageFrom } from '../language/language.ts';
import { failureBody } from './failure.ts';
import { Refusal } from './refusal.ts';
import { unreadHeaders } from './securityHeaders.ts';
import { trackingCode } from './trackingCode.ts';

interface Log {
  info(fields: object, message: string): void;
}

interface Met {
  readonly code?: string;
}

export const tooSlow = new Refusal(408, 'tooSlow');
const tooLarge = new Refusal(413, 'tooLarge');
const badRequest = new Refusal(400, 'badRequest');

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

const statusLines = new Map([
  [badRequest, '400 Bad Request'],
  [tooSlow, '408 Request Timeout'],
  [tooLarge, '431 Request Header Fields Too Large'],
]);

interface Refused {
  readonly refusal: Refusal;
  readonly language: Language;
  readonly tracking: string;
}

/** Writes a refusal to the connection itself, which ends with it (B4). */
export function writeRefusal(
  socket: Socket,
  config: Pick<Config, 'publicUrl'>,
  { refusal, language, tracking }: Refused,
): void {
  const body = JSON.stringify(failureBody(refusal, language, tracking));
  const headers = {
    ...unreadHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-tracking-id': tracking,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusLines.get(refusal)}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Answers what is no request that Node can read: an unknown method, a header that is too large or takes too long, a broken
 * body. Such a response has no language but the default.
 */
export const refuseUnread = (config: Pick<Config, 'publicUrl'>) =>
  function (this: { readonly log: Log }, error: Met, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const tracking = trackingCode();
    this.log.info({ tracking, code: error.code ?? '' }, 'refused');
    if (!socket.writable) return void socket.destroy();
    const refusal = refusals[error.code ?? ''] ?? badRequest;
    writeRefusal(socket, config, { refusal, language: languageFrom(undefined), tracking });
  };
