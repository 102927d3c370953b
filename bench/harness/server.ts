import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@selvedge/backend/testing/freePort';
import type { Server } from './portal.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves a folder of floors, compressed as the portal's own files are. `answers`: further texts by path. */
export async function startFloors(folder: string, answers: ReadonlyMap<string, string>): Promise<Server> {
  const made = new Map<string, Buffer>();
  const read = (path: string): Buffer => {
    const known = made.get(path);
    if (known) return known;
    const compressed = brotliCompressSync(answers.get(path) ?? readFileSync(join(folder, path)));
    made.set(path, compressed);
    return compressed;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = read(pathname);
      response.writeHead(200, {
        'content-type': kinds[extname(pathname)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'no-store',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, done));
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
