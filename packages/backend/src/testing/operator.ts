import type { LightMyRequestResponse } from 'fastify';
import { readToken } from '../operator/operatorToken.ts';
import type { TestApp } from './startTestApp.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls a server as its operator: with the secret of its data folder. */
export async function operatorOf({ app, context }: TestApp) {
  const token = await readToken(context.config.dataDir);
  return (method: Method, path: string, payload?: unknown): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/operator${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
}

/** A maintenance of the whole portal as operators add it; times in Unix seconds. */
export const maintenanceOf = (start: number, end: number, more: Readonly<Record<string, unknown>> = {}) => ({
  start,
  end,
  message: { en: '<p>We tidy up.</p>', de: '<p>Wir räumen auf.</p>' },
  ...more,
});
