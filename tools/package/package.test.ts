import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const core = join(root, 'packages/core');

interface Conditions {
  readonly types: string;
  readonly default: string;
}
interface Manifest {
  readonly exports: Readonly<Record<string, Conditions | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** A folder of its own that has the tarball and what the package declares to need, and nothing else. */
let folder: string;
let packed: readonly string[];
let manifest: Manifest;

const npm = (...words: string[]): string =>
  execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const node = (...words: string[]): string =>
  execFileSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-package-'));
  const [made] = JSON.parse(npm('pack', core, '--json', '--ignore-scripts', '--pack-destination', folder));
  packed = made.files.map(({ path }: { path: string }) => path);
  const place = join(folder, 'node_modules/@selvedge/core');
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, made.filename), '--strip-components=1', '-C', place]);
  manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const at = join(folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), at);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const entries = (): (readonly [string, Conditions])[] =>
  Object.entries(manifest.exports).flatMap(([entry, conditions]) =>
    typeof conditions === 'string' ? [] : [[`@selvedge/core${entry.slice(1)}`, conditions] as const],
  );
/** The testing kit registers its suites when a test runner has loaded it. */
const plain = () => entries().filter(([entry]) => !entry.endsWith('/testing'));

describe('the package of the core', () => {
  it('Q4 holds what its exports name, its messages, and no file of its own development', () => {
    const named = entries().flatMap(([, { types, default: code }]) => [types, code]);
    expect(named.map((path) => path.slice(2)).filter((path) => !packed.includes(path))).toEqual([]);
    expect(packed).toEqual(
      expect.arrayContaining(['README.md', 'openapi.json', 'messages/en.json', 'messages/de.json']),
    );
    expect(
      packed.filter(
        (path) =>
          !/^(dist\/.*\.(js|d\.ts)|messages\/(en|de)\.json|openapi\.json|package\.json|(README|CHANGELOG)\.md)$/.test(
            path,
          ),
      ),
    ).toEqual([]);
    expect(packed.filter((path) => /\.test\.|(^|\/)src\//.test(path))).toEqual([]);
  });

  it('Q4 shares xstate with whoever installs it, and asks for a range wherever it asks for a package', () => {
    const { dependencies, peerDependencies } = manifest;
    expect(dependencies).not.toHaveProperty('xstate');
    expect(peerDependencies).toHaveProperty('xstate');
    const ranges = Object.values({ ...dependencies, ...peerDependencies });
    expect(ranges.filter((range) => /^\d/.test(range))).toEqual([]);
  });

  it('Q1 runs in Node with what it declares to need alone: every entry, every export', () => {
    const imports = plain().map(([entry]) => entry);
    writeFileSync(
      join(folder, 'all.js'),
      `const counts = {};
       for (const entry of ${JSON.stringify(imports)}) counts[entry] = Object.values(await import(entry)).filter((one) => one !== undefined).length;
       for (const language of ['en', 'de']) counts[language] = Object.keys((await import('@selvedge/core/messages/' + language + '.json', { with: { type: 'json' } })).default).length;
       console.log(JSON.stringify(counts));`,
    );
    const counts: Record<string, number> = JSON.parse(node('all.js'));
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    expect(counts.en).toBe(counts.de);
  });

  it.each(['nodenext', 'bundler'])('Q1 has types for every entry, by %s resolution', (resolution) => {
    const lines = plain().map(
      ([entry], at) => `import * as part${at} from '${entry}';\nexport const has${at}: object = part${at};`,
    );
    writeFileSync(join(folder, 'all.ts'), lines.join('\n'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2024',
      '--lib',
      'es2024,webworker',
      '--types',
      '',
    ];
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    expect(
      node(tsc, 'all.ts', '--ignoreConfig', ...options, '--module', module, '--moduleResolution', resolution),
    ).toBe('');
  });
});
