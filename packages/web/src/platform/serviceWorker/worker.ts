/// <reference lib="webworker" />
/**
 * The service worker: it keeps the page and its code, so that the portal opens at once the next time, and without a
 * network. It keeps no answer of the API, and nothing about a person. It never mixes releases: a kept page names its
 * files by their hashes, and replaces the one before only when all of them are there.
 */
import { filesOfPage, type Handling, handlingOf, type Shell, shells } from './requests.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Files of the page of this release; the build writes it before this program. */
  readonly filesOfRelease?: readonly string[];
};

const FILES = 'selvedge.files';
const PAGES = 'selvedge.pages';
const RELEASES = 'selvedge.releases';
/** In `RELEASES`: the files of this release and of the one before, whose pages may still be open. */
const releasesAt = '/files-of-releases.json';
/** How long (ms) a kept page opens at once after it was last asked for. Then the network is asked first. */
const SHELF_LIFE = 24 * 60 * 60_000;
/** How long (ms) a page may take to come before the kept one is opened. */
const LONGEST_WAIT = 8_000;
const atATime = 6;

const files = self.filesOfRelease ?? [];

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  return response;
}

/** Keeps all of these files. Rejects where one does not come, or there is no room. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const missing: string[] = [];
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address);
  const keepNext = async (): Promise<void> => {
    for (let address = missing.pop(); address !== undefined; address = missing.pop())
      await cache.put(address, await fetched(address));
  };
  await Promise.all(Array.from({ length: atATime }, keepNext));
}

/** Asks for a page, and keeps it once its files are kept. What a hotel's network answers instead has no mark of ours. */
async function keepShell(shell: Shell): Promise<void> {
  const response = await fetch(shell, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected || !response.headers.has('x-portal-page')) return;
  await keepFiles(filesOfPage(await response.clone().text()));
  await (await caches.open(PAGES)).put(shell, response);
}

async function install(): Promise<void> {
  await keepFiles(files);
  await Promise.all(shells.map(keepShell));
}

/** Drops the files that neither this release nor the one before has. */
async function dropOldFiles(): Promise<void> {
  const store = await caches.open(RELEASES);
  const before: unknown = await (await store.match(releasesAt))?.json();
  const [last = []] = Array.isArray(before) ? (before as string[][]) : [];
  const wanted = new Set([...files, ...last]);
  await store.put(releasesAt, Response.json([files, last]));
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await cache.delete(request);
  }
}

/** A kept answer; none where the storage is denied or damaged. */
async function kept(name: string, address: string): Promise<Response | undefined> {
  try {
    // The answer differs by the browser's language only, which is the same each time.
    return await (await caches.open(name)).match(address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function fileOf(request: Request): Promise<Response> {
  const known = await kept(FILES, request.url);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    // Without room it is not kept, and comes by the network again.
    void caches
      .open(FILES)
      .then((cache) => cache.put(request.url, copy))
      .catch(() => {});
  }
  return response;
}

const ageOf = (response: Response): number => Date.now() - Date.parse(response.headers.get('date') ?? '0');

async function pageOf(request: Request, { shell, atOnce }: Handling & { kind: 'page' }): Promise<Response> {
  const known = await kept(PAGES, shell);
  if (known && atOnce && ageOf(known) < SHELF_LIFE) return known;
  if (!known) return fetch(request);
  const late = new Promise<Response>((done) => {
    AbortSignal.timeout(LONGEST_WAIT).addEventListener('abort', () => done(known));
  });
  return Promise.race([fetch(request), late]).catch(() => known);
}

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling?.kind === 'file') event.respondWith(fileOf(event.request));
  if (handling?.kind === 'page') {
    event.respondWith(pageOf(event.request, handling));
    // The next visit opens what the server has now.
    event.waitUntil(keepShell(handling.shell).catch(() => {}));
  }
});
