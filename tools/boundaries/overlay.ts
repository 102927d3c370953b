import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const settings = [
  'biome.json',
  'tsconfig.base.json',
  'packages/core/package.json',
  'packages/core/tsconfig.json',
  'packages/web/package.json',
  'packages/web/tsconfig.json',
  'packages/backend/package.json',
  'packages/backend/tsconfig.json',
  'packages/workbooks/package.json',
  'packages/workbooks/tsconfig.json',
  'packages/conformance/package.json',
  'packages/conformance/tsconfig.json',
  'e2e/tsconfig.json',
];

/**
 * A copy of the project's settings without its sources, outside the working tree, in which single files can be
 * placed.
 */
export class Overlay {
  readonly folder = mkdtempSync(join(tmpdir(), 'selvedge-boundaries-'));
  readonly #seeded: string[] = [];

  constructor() {
    for (const path of settings) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      copyFileSync(join(root, path), join(this.folder, path));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }

  seed(path: string, source: string) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), source);
    this.#seeded.push(path);
  }

  clear() {
    for (const path of this.#seeded.splice(0)) rmSync(join(this.folder, path));
  }

  /** The rules that the linter reports for one file. */
  lint(path: string): string[] {
    const report = JSON.parse(
      this.#run('biome', ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', path]),
    );
    return report.diagnostics
      .filter((diagnostic: { severity: string }) => diagnostic.severity === 'error')
      .map((diagnostic: { category: string }) => diagnostic.category);
  }

  /** The compiler's errors for the placed files of one package. */
  compile(project: string): string[] {
    return this.#run('tsc', ['-p', project, '--noEmit', '--pretty', 'false'])
      .split('\n')
      .filter((line) => line.includes('error TS'));
  }

  #run(program: string, args: string[]): string {
    try {
      return execFileSync(join(root, 'node_modules/.bin', program), args, {
        cwd: this.folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      if (error instanceof Error && 'stdout' in error) return String(error.stdout);
      throw error;
    }
  }
}
