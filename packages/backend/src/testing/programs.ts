import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const backend = resolve(import.meta.dirname, '../..');

/**
 * The built program of a source file, for processes of its own: to read the sources one by one takes a process longer
 * than most of what it is asked for.
 */
export const builtProgram = (source: string): string =>
  join(backend, 'dist', relative(join(backend, 'src'), source).replace(/\.ts$/, '.js'));

/** Before the first file of a run: what is built is made what the sources are. Throws where they cannot be built. */
export function buildPrograms(): void {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  execFileSync(process.execPath, [compiler, '-b', '--pretty', 'false', backend], { stdio: 'inherit' });
}
