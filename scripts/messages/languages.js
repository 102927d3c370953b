import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../packages/core/src/contract/language.ts', import.meta.url), 'utf8');

/**
 * The portal's languages, read from the source of the core: the catalogues are compiled before the core is.
 *
 * @type {readonly string[]}
 */
export const languages = /** @type {const} */ ([
  ...(/export const languages = \[([^\]]+)\]/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g),
]).map(([, code]) => String(code));

if (languages.length === 0) throw new Error('packages/core/src/contract/language.ts lists no languages');
