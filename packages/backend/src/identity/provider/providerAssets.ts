import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { brandStyles } from '../../brand/brandStyles.ts';
import type { Brand } from '../../configuration/brand/brand.ts';
import { styleSheet } from '../../html/styleSheet.ts';
import { textileDrawing } from '../../pictures/textile/textileDrawing.ts';
import { providerPath } from './providerPath.ts';

const asset = (name: string): string =>
  readFileSync(new URL(`../../../assets/${name}`, import.meta.url), 'utf8');

/** Styles that the provider's pages and the self-service area share, in the look of the house. */
export const houseStyles = (brand: Brand): string =>
  styleSheet('house') + (brand.isOwn ? '' : brandStyles(brand));

const families = [
  { family: 'Hanken Grotesk', file: /^hanken-grotesk-latin-[\w-]{8}\.woff2$/, weight: '300 700' },
  { family: 'Libre Caslon Display', file: /^libre-caslon-display-latin-[\w-]{8}\.woff2$/, weight: '400' },
] as const;

/** The portal's own fonts, under the file names of its build, so that a browser loads them once for both. */
export function fontFaces(webAssets: readonly string[]): string {
  return families
    .flatMap(({ family, file, weight }) => {
      const name = webAssets.find((entry) => file.test(entry) && !entry.includes('-latin-ext'));
      return name
        ? `@font-face{font-family:"${family}";src:url("/assets/${name}") format("woff2");font-weight:${weight};font-display:swap}`
        : [];
    })
    .join('\n');
}

/** Serves the style sheets, the drawing and the script of the provider's pages. */
export function registerProviderAssets(
  app: FastifyInstance,
  webAssets: readonly string[],
  brand: Brand,
): void {
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    'provider.css': ['text/css; charset=utf-8', houseStyles(brand) + styleSheet('provider')],
    'signOut.js': ['text/javascript; charset=utf-8', asset('signOut.js')],
    'fonts.css': ['text/css; charset=utf-8', fontFaces(webAssets)],
    'cloth.svg': ['image/svg+xml', textileDrawing('cloth', brand.accent.accent.light)],
  };
  for (const [name, [type, content]] of Object.entries(files))
    app.get(`${providerPath}/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
}
