import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium, versionOf } from './chromium.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name: string, script = '#!/bin/sh\necho Chromium 1\n') => {
  const path = join(folder, name);
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return path;
};

it('is the one that was asked for', () => {
  const wish = program('mine');
  expect(findChromium({ CHROMIUM_PATH: wish, PATH: folder })).toBe(wish);
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('which is no program');
});

it('is found on the path by any of its names', () => {
  const browser = program('chromium');
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(browser);
});

it('has to run', () => {
  expect(versionOf(program('chromium'))).toBe('Chromium 1');
  expect(versionOf(program('broken', '#!/bin/sh\nexit 1\n'))).toBeUndefined();
});
