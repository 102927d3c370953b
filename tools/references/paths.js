import { posix } from 'node:path';

/** Short for the sources of a package, as in the recipes of CONTRIBUTING.md. */
const short = /^(core|web|backend|conformance|atlas|cli)\/(?=.)/;
const file = /^[\w.-][\w.@/-]*\.(?:[cm]?[jt]sx?|json|md|sql|css|html|webp|yml)$/;
/** A folder below one of the project's own. */
const folder = /^(?:packages|tools|docs|e2e|bench|examples)(?:\/[\w.@-]+)+\/?$/;
/** A pattern for names: `x.machine.ts`, `XScreen.tsx`. */
const pattern = /(?:^|\/)(?:x\.|X[A-Z])/;
/** What is not kept here but made by a command. */
const made =
  /^(?:\.data|\.cache|atlas|docs\/generated)(?:\/|$)|(?:^|\/)(?:dist|styled-system)\/|^pictures\.json$/;

/** @param {string} text @returns {string} without its blocks of code, line by line */
const withoutBlocks = (text) =>
  text.replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));

/**
 * Files and folders that a page names in backticks or links to, but that are not there. In backticks a file may be
 * named by the end of its path: `check/applyFix.ts`, `remedy.ts`.
 *
 * @param {{ path: string, text: string }[]} pages in Markdown
 * @param {string[]} files all of the project
 * @returns {string[]}
 */
export function missingPaths(pages, files) {
  const ends = new Set();
  const folders = new Set(['.']);
  const whole = new Set(files);
  for (const path of files) {
    const parts = path.split('/');
    for (const at of parts.keys()) {
      ends.add(parts.slice(at).join('/'));
      folders.add(parts.slice(0, at).join('/'));
    }
  }
  const isThere = (/** @type {string} */ name) => {
    const full = name.replace(/\/$/, '').replace(short, 'packages/$1/src/');
    return ends.has(full) || ends.has(name) || folders.has(full) || made.test(name) || pattern.test(name);
  };
  const isPath = (/** @type {string} */ name) =>
    file.test(name) || folder.test(name) || (short.test(name) && /^[\w./-]+$/.test(name));
  const leadsOn = (/** @type {string} */ page, /** @type {string} */ target) => {
    const path = posix.join(posix.dirname(page), target).replace(/\/$/, '');
    return whole.has(path) || folders.has(path);
  };
  return pages.flatMap(({ path, text }) =>
    withoutBlocks(text)
      .split('\n')
      .flatMap((line, at) => {
        const named = [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
        const linked = [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
        return [
          ...named.filter((name) => isPath(name) && !isThere(name)),
          ...linked.filter((target) => !/^\w+:/.test(target) && !leadsOn(path, target)),
        ].map((name) => `${path}:${at + 1}: there is no ${name}`);
      }),
  );
}
