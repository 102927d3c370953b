import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedPage } from '../brand/brandedPage.ts';
import type { Brand } from '../configuration/brand/brand.ts';
import { notFound } from '../http/refusal.ts';
import { languageFrom } from '../language/language.ts';
import { pageFor } from './fetchedAhead.ts';
import { withFirstCalls } from './pageCalls.ts';
import type { PortalConfig } from './portalConfig.ts';

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

/** A path whose last part ends as files do. An article number such as 13.00001 does not. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/**
 * Whether a request wants the page. Browsers accept HTML explicitly when they open a page. A client that accepts
 * anything, such as curl, gets the page as well, but not where a browser says that it fetches a script or a picture.
 */
function takesPage(
  path: string,
  { accept = '*/*', 'sec-fetch-dest': fetched }: IncomingHttpHeaders,
): boolean {
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && (path === '/' || (fetched === undefined && !isFile(path)));
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
        globIgnore: ['index.html', '**/*.{map,br,gz}'],
        setHeaders: (reply, path) => {
          const hashed = path.startsWith(join(folder, 'assets'));
          reply.header(
            'cache-control',
            hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      });
    });

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
      .send(
        page === null
          ? `<!doctype html><title>${brand.name}</title><p>The page is not built: npm run build`
          : pageAt(page, path, headers['accept-language']),
      );

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const opened = request.method === 'GET' || request.method === 'HEAD';
    const forPeople = takesPage(path, request.headers);
    if (opened && forPeople && !/^\/(api|extranet|oidc|assets|brand|metrics)(\/|$)/.test(path))
      return sendPage(path, request, reply);
    throw notFound();
  });
}
