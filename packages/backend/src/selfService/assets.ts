import type { FastifyInstance } from 'fastify';
import type { Brand } from '../configuration/brand/brand.ts';
import { styleSheet } from '../html/styleSheet.ts';
import { selfServicePath } from '../identity/clients/selfService.ts';
import { fontFaces, houseStyles } from '../identity/provider/providerAssets.ts';

/** In cascade order. */
const sheetNames = ['ground', 'foot', 'frame', 'content', 'calendar', 'lists', 'facts', 'form'] as const;

/** Serves the area's style sheet and the portal's fonts. */
export function registerAssets(app: FastifyInstance, webAssets: readonly string[], brand: Brand): void {
  const sheets: Readonly<Record<string, string>> = {
    'selfService.css': [
      houseStyles(brand),
      ...sheetNames.map((name) => styleSheet(`selfService/${name}`)),
    ].join('\n'),
    'fonts.css': fontFaces(webAssets),
  };
  for (const [name, content] of Object.entries(sheets))
    app.get(`${selfServicePath}/assets/${name}`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(content),
    );
}
