import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { noticesOf, noticesText } from './notices.js';

const root = resolve(import.meta.dirname, '../..');
const notices = noticesOf(root, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Licences that ask for their text and names to be kept, and for nothing of a program that uses the package. */
const known = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  // libvips, a library of its own that sharp loads and that can be replaced.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
]);

/** Their manifests do not say it, their texts do. */
const bySight = new Map([['png-js', 'MIT License']]);

it('each package of the product is listed with a licence that was looked at', () => {
  const names = notices.map(({ name }) => name);
  for (const name of ['fastify', 'react', 'xstate', '@img/sharp-libvips-linux-x64', 'dompurify'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', 'vite']) expect(names).not.toContain(name);
  for (const { name, license, texts } of notices.filter((one) => !known.has(one.license)))
    expect([name, license, texts[0]?.split('\n')[0]]).toEqual([name, 'not said', bySight.get(name)]);
});

it('the text of a licence stands once, with the packages that it is of', () => {
  const text = noticesText([
    { name: 'one', version: '1.0.0', license: 'MIT', texts: ['Copyright A'] },
    { name: 'other', version: '2.0.0', license: 'MIT', texts: ['Copyright A'] },
    { name: 'third', version: '3.0.0', license: 'ISC', texts: [] },
  ]);
  expect(text.split('Copyright A')).toHaveLength(2);
  expect(text).toContain('one 1.0.0\nother 2.0.0\n\nCopyright A');
  expect(text).toContain('third 3.0.0: ISC');
});
