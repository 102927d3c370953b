import type { Socket } from 'node:net';
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

const tooLarge = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']);

/**
 * Answers what is no request that Node can read: an unknown method, a header that is too large, a broken body. Such a
 * response has no language but the default, and is written to the connection itself, which ends with it (B4).
 */
export const refuseUnread = (config: Pick<Config, 'publicUrl'>) =>
  function (this: { readonly log: Log }, error: Met, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const tracking = trackingCode();
    this.log.info({ tracking, code: error.code ?? '' }, 'refused');
    if (!socket.writable) return void socket.destroy();
    const isLarge = tooLarge.has(error.code ?? '');
    const refusal = isLarge ? new Refusal(413, 'tooLarge') : new Refusal(400, 'badRequest');
    const body = JSON.stringify(failureBody(refusal, languageFrom(undefined), tracking));
    const headers = {
      ...unreadHeaders(config),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-tracking-id': tracking,
      connection: 'close',
    };
    const status = isLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
