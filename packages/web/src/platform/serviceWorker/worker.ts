/// <reference lib="webworker" />
/**
 * The service worker: it keeps the page and its code, so that the portal opens at once the next time, and without a
 * network. It keeps no answer of the API, and nothing about a person. It never mixes releases: a kept page names its
 * files by their hashes, and replaces the one before only when all of them are there.
 */
import { withCallsOf } from './callsOfPage.ts';
import {
  filesOfPage,
  type Handling,
  handlingOf,
  isFileAnswer,
  type KeptPage,
  keptPages,
} from './requests.ts';

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
/** How long (ms) a page of the portal may take to come before the kept one is opened. */
const LONGEST_WAIT = 8_000;
/** How long (ms) what is kept for the next visit may take to come. */
const LONGEST_FETCH = 30_000;
const atATime = 6;

const files = self.filesOfRelease ?? [];

const addressOf = ({ url }: Request): string => url.slice(self.location.origin.length);

/** The network was lost on the way, which says nothing about what was asked for. */
const isNetworkLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_FETCH) });
  if (!isFileAnswer(response)) throw new Error(`${address} was answered ${response.status}`);
  return response;
}

/** Keeps all of these files. Rejects where one does not come, or there is no room. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const there = new Set((await cache.keys()).map(addressOf));
  const missing = addresses.filter((address) => !there.has(address));
  const keepNext = async (): Promise<void> => {
    for (let address = missing.pop(); address !== undefined; address = missing.pop())
      await cache.put(address, await fetched(address));
  };
  await Promise.all(Array.from({ length: atATime }, keepNext));
}

/**
 * Asks for a page, and keeps it once its files are kept. One that cannot be kept as a whole takes the place of none, and the next
 * visit asks the network: it must not open the page of a release that is gone. What a hotel's network answers has no mark of ours.
 */
async function askFor(page: KeptPage): Promise<void> {
  const response = await fetch(page, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LONGEST_FETCH),
  });
  if (!response.ok || response.redirected || !response.headers.has('x-portal-page')) return;
  const pages = await caches.open(PAGES);
  try {
    await keepFiles(filesOfPage(await response.clone().text()));
    await pages.put(page, response);
  } catch (error) {
    if (!isNetworkLost(error)) await pages.delete(page);
    throw error;
  }
}

const asking = new Map<KeptPage, Promise<void>>();

/** As {@link askFor}, once at a time: pages that hang must not take the connections of those that do not. */
function keepAgain(page: KeptPage): Promise<void> {
  const under = asking.get(page) ?? askFor(page).finally(() => asking.delete(page));
  asking.set(page, under);
  return under;
}

async function install(): Promise<void> {
  await keepFiles(files);
  await Promise.all(keptPages.map(keepAgain));
}

/** The files of the pages that are kept. */
async function filesOfKeptPages(): Promise<string[]> {
  const pages = await caches.open(PAGES);
  const kept = await Promise.all(keptPages.map(async (page) => (await pages.match(page))?.text()));
  return kept.flatMap((html) => (html === undefined ? [] : filesOfPage(html)));
}

/** Drops the files that neither this release, nor the one before, nor a kept page has. */
async function dropOldFiles(): Promise<void> {
  const store = await caches.open(RELEASES);
  const before: unknown = await (await store.match(releasesAt))?.json();
  const [last = []] = Array.isArray(before) ? (before as string[][]) : [];
  const wanted = new Set([...files, ...last, ...(await filesOfKeptPages())]);
  await store.put(releasesAt, Response.json([files, last]));
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!wanted.has(addressOf(request))) await cache.delete(request);
  }
}

/** A kept answer; none where the storage is denied or damaged. */
async function kept(name: string, address: string): Promise<Response | undefined> {
  try {
    // The answer differs by the browser's language only, which is the same each time.
    return await caches.match(address, { cacheName: name, ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function fileOf(request: Request): Promise<Response> {
  const known = await kept(FILES, request.url);
  if (known) return known;
  const response = await fetch(request);
  if (isFileAnswer(response)) {
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

/** The kept page at the address of a request. The page itself can be opened again, as where the network is late and fails then. */
async function opened(page: Response, { url }: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  // Of the bytes that came, which these are not.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(withCallsOf(await page.clone().text(), new URL(url).pathname), { headers });
}

async function pageOf(request: Request, { page, opens }: Handling & { kind: 'page' }): Promise<Response> {
  const known = await kept(PAGES, page);
  if (!known) return fetch(request);
  if (opens === 'atOnce' && ageOf(known) < SHELF_LIFE) return opened(known, request);
  const asked = fetch(request).catch(() => opened(known, request));
  if (opens === 'offline') return asked;
  const late = new Promise<Response>((done) => {
    AbortSignal.timeout(LONGEST_WAIT).addEventListener('abort', () => done(opened(known, request)));
  });
  return Promise.race([asked, late]);
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
    // The next visit opens what the server has now. What was kept may have been cleared, or dropped by the release before.
    event.waitUntil(
      keepAgain(handling.page)
        .then(() => keepFiles(files))
        .catch(() => {}),
    );
  }
});
