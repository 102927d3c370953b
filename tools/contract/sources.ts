import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const contract = resolve(import.meta.dirname, '../../packages/core/src/contract');

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|type|interface) (\w+)/g;

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
    .replaceAll(/\{@link (\w+)\}/g, '`$1`');

/** The comments on the exports of the contract's sources, by name. */
export function readComments(): ReadonlyMap<string, string> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return new Map(
    files
      .flatMap((file) => [...readFileSync(resolve(contract, file), 'utf8').matchAll(documented)])
      .map(([, comment = '', name = '']) => [name, plain(comment)]),
  );
}
