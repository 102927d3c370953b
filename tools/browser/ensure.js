/** Makes sure that there is a Chromium for tests, or fails with a clear message. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, versionOf } from './chromium.js';

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  console.log(`> ${program} ${args.join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error) console.log(error.message);
  return status === 0;
}

/** @returns {string | undefined} */
function present() {
  const path = findChromium();
  const version = path && versionOf(path);
  return version ? `${version} (${path})` : undefined;
}

function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (run('apt-get', ['update', '-q']))
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
}

function installOwn() {
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

try {
  for (const install of [undefined, installPackage, installOwn]) {
    install?.();
    const browser = present();
    if (browser) {
      console.log(browser);
      process.exit(0);
    }
  }
  console.error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to yours.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(1);
