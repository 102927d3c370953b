import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../configuration/config.ts';
import { languageFrom } from '../language/language.ts';
import { bodySizeOf } from './bodySize.ts';
import { tooSlow, writeRefusal } from './refuseUnread.ts';
import { trackingCode } from './trackingCode.ts';

/** How long a body may take to arrive (ms); a route may allow more. */
export const USUAL_BODY_TIME = 30_000;

/** For what is as large as a house's delivery, over a slow line (ms). */
export const LONG_BODY_TIME = 30 * 60_000;

/**
 * Refuses a request whose body takes too long. Node's own limit is one for all requests, so it is that of the longest, and
 * this one counts from before any route is found. A route that allows more does so once its caller may call it.
 */
export function limitBodyTime(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  usual: number = USUAL_BODY_TIME,
): void {
  const under = new WeakMap<IncomingMessage, { allow(time: number): void }>();

  app.server.prependListener('request', (message: IncomingMessage, answer: ServerResponse) => {
    if (bodySizeOf(message) === 0) return;
    const refuse = (): void => {
      if (message.complete || message.socket.destroyed) return;
      if (answer.headersSent) return void message.socket.destroy();
      const tracking = trackingCode();
      app.log.info({ tracking, code: tooSlow.code }, 'refused');
      const { 'x-language': asked, 'accept-language': accepted } = message.headers;
      writeRefusal(message.socket, config, {
        refusal: tooSlow,
        tracking,
        language: languageFrom(asked ?? accepted),
      });
    };
    let timer = setTimeout(refuse, usual);
    const end = (): void => clearTimeout(timer);
    message.once('end', end);
    message.once('close', end);
    under.set(message, {
      allow(time) {
        end();
        timer = setTimeout(refuse, time);
      },
    });
  });

  app.addHook('preParsing', async ({ raw, routeOptions }) => {
    const { bodyTime } = routeOptions.config;
    if (bodyTime !== undefined && !raw.complete) under.get(raw)?.allow(bodyTime);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to arrive, where it is more than usual (ms). */
    bodyTime?: number;
  }
}
