/** What the bundler itself needs: by default a file of its own, and so a request of its own. */
const name = 'rolldown-runtime';

/** The names that it exports, and how a file imports them. */
const exported = /export\{([^}]*)\};?\s*$/;
const importOf = (/** @type {string} */ file) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${file.replace(/.*\//, '').replaceAll('.', '\\.')}";`);

/** `n as e,t` as pairs of what is taken and what it is called. */
const pairs = (/** @type {string} */ list) =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.split(' as ');
    return { from, to };
  });

/**
 * The page's code with the bundler's own in it, and with its names exported for the other files, as `runtime_n`.
 *
 * @param {string} page
 * @param {string} runtime
 * @param {RegExp} taken how a file imports it
 */
export function joined(page, runtime, taken) {
  const own = exported.exec(runtime);
  const wanted = taken.exec(page);
  const said = exported.exec(page);
  if (!own || !wanted || !said) throw new Error('The bundler writes its files in another way than before');
  // Theirs by what the others call them: `c as n` is taken as `n`.
  const inside = new Map(pairs(own[1] ?? '').map(({ from, to }) => [to, from]));
  const names = [...inside.keys()];
  const body = runtime.slice(0, own.index);
  const values = names.map((one) => inside.get(one)).join();
  const held = names.map((one) => `runtime_${one}`).join();
  const called = pairs(wanted[1] ?? '').map(({ from, to }) => `${to}=runtime_${from}`);
  const start = `var[${held}]=(()=>{${body}return[${values}]})(),${called.join()};`;
  return page
    .replace(taken, () => start)
    .replace(exported, () => `export{${[said[1], held].filter(Boolean).join()}};`);
}

/**
 * A plugin for Vite that puts the bundler's own code into the page's file, which every other file imports: a request less.
 *
 * @returns {import('vite').Plugin}
 */
export const runtimeInPage = () => ({
  name: 'selvedge:runtime-in-page',
  apply: 'build',
  // The names of files tell their content, and were given before it is changed here.
  augmentChunkHash: () => 'runtime in page',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find((chunk) => chunk.name === name);
      const page = chunks.find((chunk) => chunk.name === 'page');
      if (!runtime || !page) throw new Error('There is no file of the bundler, or none of the page');
      const taken = importOf(runtime.fileName);
      page.code = joined(page.code, runtime.code, taken);
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        if (chunk === page) continue;
        if (!taken.test(chunk.code) || !chunk.imports.includes(page.fileName))
          throw new Error(`${chunk.fileName} has the bundler's file, and not the page's`);
        const file = page.fileName.replace(/.*\//, './');
        chunk.code = chunk.code.replace(taken, (_import, list) => {
          const names = pairs(list).map(({ from, to }) => `runtime_${from} as ${to}`);
          return `import{${names.join()}}from"${file}";`;
        });
      }
      delete bundle[runtime.fileName];
    },
  },
});
