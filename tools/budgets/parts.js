import { neededFrom } from './needed.js';
import { isWorker } from './serviceWorker.js';

/** The start of the ordering area: its charts, and its screens up to the list of styles. */
const starts = /\/packages\/(core\/src\/ordering\/orderingLogic\.ts|web\/src\/ordering\/OrderingArea\.tsx)$/;

/** An index of the core leads to more than is used: only the modules of the names that are taken from it are followed. */
const door = /\/packages\/core\/src\/.*\bindex\.ts$/;

/** Modules shared with other areas, which must not load the list's file to get them. */
const notOurs = /\/packages\/(core\/src\/(?!ordering|contract\/ordering)|web\/src\/(?!ordering|ui))/;

/**
 * A plugin for Vite, and a function that tells whether a module is needed at once when the ordering area opens.
 * These modules go into one file, since each further file costs a round trip on a slow connection.
 *
 * @returns {{ plugin: import('vite').Plugin, isNeeded: (id: string) => boolean }}
 */
export function orderingStart() {
  /** @type {Set<string>} */
  const needed = new Set();
  return {
    isNeeded: (id) => needed.has(id) && !notOurs.test(id),
    plugin: {
      name: 'selvedge:ordering-start',
      apply: 'build',
      buildEnd() {
        const modules = new Map(
          [...this.getModuleIds()].map((id) => {
            const info = this.getModuleInfo(id);
            return [id, { imports: [...(info?.importedIds ?? [])], code: info?.code ?? '' }];
          }),
        );
        for (const id of neededFrom(
          [...modules.keys()].filter((id) => starts.test(id)),
          modules,
          door,
        )) {
          needed.add(id);
        }
      },
    },
  };
}

/**
 * Work that ordering stores in the browser. Signing out needs these modules, and must not load the list's file to
 * get them. The cipher is not among them: it comes while the list is being read. Nor is what only the question on signing
 * out or the order check uses.
 */
const kept =
  /\/packages\/core\/src\/(keptWork\/(?!keptWork|detailsDraft|keepsWork|seal\.)\w+|session\/signedInUser|contract\/ordering\/quantity)\.ts$/;

/** The page's first script, which makes calls while the code is on its way. */
const isFirstScript = (/** @type {string} */ id) =>
  id.endsWith('/packages/web/src/platform/firstCalls/askAhead.ts');

/** Where the server names the calls; the script comes right after it. */
const calls = '<script type="application/json" id="first-calls"></script>';

/**
 * Which modules get a file of their own. Modules shared by several screens go into few files; those of a single
 * screen stay with it.
 *
 * @param {(id: string) => boolean} isOfStart whether a module is needed at once when the ordering area opens
 */
export const filesOf = (isOfStart) => [
  // One file for everything the first page needs: fewer requests, and better compression.
  {
    name: 'page',
    tags: /** @type {['$initial']} */ (['$initial']),
    test: (/** @type {string} */ id) => !isFirstScript(id) && !isWorker(id),
  },
  {
    name: 'common',
    // Of ordering's rules and calls those that the agenda and the contact ask as well: the dashboard must not load the
    // list's file to get them.
    test: /\/packages\/(web\/src\/(ui\/(?!layout\/Tabs|html\/sanitize)|progress\/|shell\/|failure\/)|core\/src\/(access|actors|contract\/(?!ordering)|contract\/ordering\/(contact|customer|finds|place)\.ts|finds\/(finds\.actors|answer)|rules\/(sellingPhase|collectionMessages|lineTitle|subdivisionTitle)))/,
    minShareCount: 2,
  },
  // Both are asked for by seldom parts; a file fewer to name in the page.
  { name: 'worker', test: /\/packages\/web\/src\/platform\/(ownScript|serviceWorker\/keepPage)\.ts$/ },
  { name: 'kept', test: kept },
  { name: 'list', test: isOfStart },
  {
    name: 'choosing',
    test: /\/packages\/(core|web)\/src\/ordering\/(pos|season|waiting)\//,
    minShareCount: 2,
  },
  {
    name: 'sheet',
    test: /\/packages\/(core\/src\/ordering\/matrix|web\/src\/ordering\/(matrix|cart|entry|style))\//,
    minShareCount: 2,
  },
  // What several of the other screens share: two of them and the recorder, which has every chart.
  {
    name: 'screens',
    test: /\/packages\/(core\/src\/(contract\/)?ordering|web\/src\/ordering)\//,
    minShareCount: 3,
  },
];

/** Files that the first page waits for besides its own code, found by the modules in them. */
const ahead = [
  { module: /\/OrderingArea\.tsx$/, page: '/ordering' },
  { module: /\/orderingLogic\.ts$/, page: '/ordering' },
  { module: /\/messages\/compiled\/portal\/(\w+)\.json$/, page: '/' },
  { module: /\/messages\/compiled\/ordering\/(\w+)\.json$/, page: '/ordering' },
];

/** Files nearly all of whose functions run before the page or the list can be used. */
const atOnce = ['page', 'common', 'list'];

/**
 * A plugin for Vite that begins these files with a line by which a browser (Chromium since 136) compiles them on another
 * thread while they come. Otherwise each function is compiled when it is first called, while the page waits.
 *
 * @returns {import('vite').Plugin}
 */
export const compiledAhead = () => ({
  name: 'selvedge:compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The line counts only where it is the first.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && atOnce.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

/**
 * A plugin for Vite that lists in the page which files to load together with its code, so that they do not load
 * one after another. `data-for` gives the pages, `data-language` the language. The server sends only the links for
 * the requested address.
 *
 * @returns {import('vite').Plugin}
 */
export const fetchAhead = () => ({
  name: 'selvedge:fetch-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const firstScript = chunks.find(({ facadeModuleId }) => isFirstScript(facadeModuleId ?? ''));
      if (!firstScript || !html.includes(calls))
        throw new Error('The page has no first script, or no place for its calls');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const first = withImports(
        chunks.filter(({ isEntry }) => isEntry),
        byFile,
      );
      const named = ahead.flatMap(({ module, page }) =>
        chunks.flatMap((chunk) => {
          const found = module.exec(chunk.facadeModuleId ?? '');
          return found ? [{ chunk, page, language: found[1] }] : [];
        }),
      );
      /** @type {Map<string, Record<string, string>>} */
      const links = new Map();
      for (const { chunk, page, language } of named) {
        for (const needed of withImports([chunk], byFile)) {
          if (first.has(needed)) continue;
          links.set(needed.fileName, { 'data-for': page, ...(language && { 'data-language': language }) });
        }
      }
      const tags = [...links].map(([file, to]) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, ...to },
        injectTo: /** @type {const} */ ('head'),
      }));
      // Not a module: it runs before all others, and waits for no style sheet.
      const script = `<script src="/${firstScript.fileName}"></script>`;
      return { html: html.replace(calls, `${calls}\n    ${script}`), tags };
    },
  },
});

/**
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 * @param {Map<string, import('vite').Rolldown.OutputChunk>} byFile
 */
function withImports(chunks, byFile) {
  const needed = new Set(chunks);
  for (const { imports } of needed) {
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk) needed.add(chunk);
    }
  }
  return needed;
}
