import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Puts the hashed files of this release's page beside those of the others. Each name stands for its content, so what is there
 * already is left; a file is there whole or not at all, however many instances start at once.
 */
async function keepParts(built: string, kept: string, mark: string): Promise<void> {
  const folder = join(built, 'assets');
  await mkdir(kept, { recursive: true });
  const there = new Set(await readdir(kept));
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (there.has(name)) continue;
    const coming = join(kept, `.${name}.${mark}`);
    await copyFile(join(folder, name), coming);
    await rename(coming, join(kept, name));
  }
}

/**
 * Serves the parts of other releases' pages. While a release is brought in, a page of the one meets an instance of the
 * other; and a page that is open still asks for the parts it was built with.
 */
export async function serveKeptParts(
  app: FastifyInstance,
  { built, kept, mark }: { readonly built: string; readonly kept: string; readonly mark: string },
): Promise<void> {
  await keepParts(built, kept, mark);
  await app.register(fastifyStatic, {
    root: kept,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
