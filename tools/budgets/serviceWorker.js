/** The service worker of the page, which is a file of its own at the root. */
export const isWorker = (/** @type {string} */ id) =>
  /\/packages\/web\/src\/platform\/serviceWorker\/(worker|requests|callsOfPage)\.ts$/.test(id);

/** What is fetched only when somebody scans, by browsers without a decoder of their own: a megabyte. */
const seldom = /\.wasm$/;

/**
 * A plugin for Vite that tells the service worker which files the page of this release has, so that it keeps them ahead.
 *
 * @returns {import('vite').Plugin}
 */
export const filesOfRelease = () => ({
  name: 'selvedge:files-of-release',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const outputs = Object.values(bundle);
      const worker = outputs.find(
        (output) => output.type === 'chunk' && isWorker(output.facadeModuleId ?? ''),
      );
      if (worker?.type !== 'chunk') throw new Error('The page has no service worker');
      if (worker.imports.length > 0)
        throw new Error(`The service worker is a file of its own, and imports ${worker.imports.join()}`);
      const files = outputs
        .map(({ fileName }) => fileName)
        .filter((file) => file.startsWith('assets/') && !seldom.test(file))
        .map((file) => `/${file}`)
        .sort();
      worker.code = `self.filesOfRelease=${JSON.stringify(files)};\n${worker.code}`;
    },
  },
});
