import { createHmac } from 'node:crypto';

/**
 * The headers that prove a delivery, by the Standard Webhooks scheme: HMAC-SHA256 over id, timestamp (Unix seconds) and
 * body, joined by points. The timestamp is that of the try, so that a receiver may refuse old ones.
 */
export function signedHeaders(
  key: Buffer,
  { eventId, body, now }: { readonly eventId: string; readonly body: string; readonly now: number },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
