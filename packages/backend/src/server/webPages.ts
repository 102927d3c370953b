import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedPage } from '../brand/brandedPage.ts';
import type { Brand } from '../configuration/brand/brand.ts';
import { notFound } from '../http/refusal.ts';
import { languageFrom } from '../language/language.ts';
import { pageFor } from './fetchedAhead.ts';
import { opensPage, pathOf } from './openedPages.ts';
import { withFirstCalls } from './pageCalls.ts';
import type { PortalConfig } from './portalConfig.ts';
import { pageMark, serveWorker } from './serviceWorker.ts';

const marker = /<script type="application\/json" id="portal-config">[\s\S]*?<\/script>/;

/** The page with its runtime configuration. Every `<` in it is escaped, so that it cannot end the script element. */
export function pageWith(html: string, config: PortalConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  const script = `<script type="application/json" id="portal-config">${json}</script>`;
  return marker.test(html)
    ? html.replace(marker, () => script)
    : html.replace('</head>', () => `  ${script}\n  </head>`);
}

/** File names of the built page, such as the hashed fonts; empty before the build. */
export function builtAssets(folder: string): readonly string[] {
  const assets = join(folder, 'assets');
  return existsSync(assets) ? readdirSync(assets) : [];
}

/**
 * Serves the built page. Hashed files are cached for ever and all other files of the build for an hour. The page
 * itself is never cached; it is sent for every address that a browser opens and nothing else answers.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  config: PortalConfig,
  brand: Brand,
): Promise<void> {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? brandedPage(pageWith(readFileSync(index, 'utf8'), config), brand) : null;

  if (page !== null)
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, isBuilt: true };
      });
      await files.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        cacheControl: false,
        preCompressed: true,
        globIgnore: ['index.html', 'service-worker.js', '**/*.{map,br,gz}'],
        setHeaders: (reply, path) => {
          const hashed = path.startsWith(join(folder, 'assets'));
          reply.header(
            'cache-control',
            hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      });
    });

  serveWorker(app, folder, config.serviceWorker);

  const pageAt = (html: string, path: string, preference: string | undefined): string => {
    const language = languageFrom(preference);
    return withFirstCalls(pageFor(html, path, language), path, language, config);
  };

  const sendPage = (path: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(page === null ? 503 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header(pageMark, config.version)
      .send(
        page === null
          ? `<!doctype html><title>${brand.name}</title><p>The page is not built: npm run build`
          : pageAt(page, path, headers['accept-language']),
      );

  app.setNotFoundHandler((request, reply) => {
    if (opensPage(request)) return sendPage(pathOf(request.url), request, reply);
    throw notFound();
  });
}
