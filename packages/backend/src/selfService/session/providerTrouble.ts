import type { LightMyRequestResponse } from 'fastify';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';

const codes: Readonly<Record<number, RefusalCode>> = {
  429: 'tooMany',
  503: 'unavailable',
  507: 'cannotStore',
};

/** Throws when the provider is in temporary trouble: such a response says nothing about the request itself. */
export function passOnTrouble({ statusCode, headers }: LightMyRequestResponse): void {
  if (statusCode < 500 && statusCode !== 429) return;
  const seconds = Number(headers['retry-after']);
  throw new Refusal(statusCode, codes[statusCode] ?? 'unexpected', {
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}
