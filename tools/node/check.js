/**
 * Runs a part of the product on that of the two releases of Node that does not run this: the built portal, a program that
 * signs in and orders at it by the core, and the tests of what packs, reads and seals. Fails where that release can neither
 * be found nor installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { orderAt } from '../package/documented.js';
import { nodeOf, otherMajor } from './binary.js';
import { startPortal } from './portal.js';

const root = resolve(import.meta.dirname, '../..');
const tests = ['packages/core/src/contract', 'packages/core/src/keptWork/sealing.test.ts'];

/** @param {string} node */
async function order(node) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Within the checkout, so that the core is found.
  const folder = mkdtempSync(join(root, '.cache/node-'));
  try {
    const data = join(folder, 'data');
    const portal = await startPortal({ folder: root, data, node, environment: { DEMO_SIGN_IN: 'on' } });
    try {
      await orderAt({ node, folder, portal: portal.url });
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const major = otherMajor();
try {
  const node = nodeOf(major);
  console.log(`${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()} (${node})`);
  await order(node);
  console.log('The portal runs on it, and a program signs in and orders.');
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core', ...tests];
  execFileSync(node, words, { cwd: root, stdio: 'inherit' });
} catch (error) {
  console.error(`Node ${major}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
