import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { fontFaces } from '../identity/providerAssets.ts';
import { selfServicePath } from './session/client.ts';

/** The area's style sheet, and the portal's fonts. */
export function registerAssets(app: FastifyInstance, webAssets: readonly string[]): void {
  const sheets: Readonly<Record<string, string>> = {
    'selfService.css': readFileSync(new URL('../../assets/selfService.css', import.meta.url), 'utf8'),
    'fonts.css': fontFaces(webAssets),
  };
  for (const [name, content] of Object.entries(sheets))
    app.get(`${selfServicePath}/assets/${name}`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(content),
    );
}
