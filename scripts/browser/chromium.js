import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * What of Chromium is left out. Each window renders the suggestions of its address bar as a page of their own, which
 * nobody sees and which costs as much as the page that is looked at. The flag replaces Playwright's own: these follow.
 */
const leftOut = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** No update, no sandbox (a container has none to give), and no name but this machine's is ever resolved. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${leftOut.join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Where Chromium is: CHROMIUM_PATH if set, else the first on the PATH or in /usr/bin, else Playwright's own.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @param {string} [own] where Playwright keeps its own
 * @returns {string | undefined} absolute path of a file that can be run
 * @throws {Error} when CHROMIUM_PATH names no such file: a wish that cannot be met is not passed over
 */
export function findChromium(environment = process.env, own = chromium.executablePath()) {
  const wish = environment.CHROMIUM_PATH;
  if (wish) {
    if (!isProgram(wish)) throw new Error(`CHROMIUM_PATH is ${wish}, which is no program`);
    return wish;
  }
  const folders = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, own].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @returns {string | undefined} what the browser calls itself, or nothing if it does not run
 */
export function versionOf(path) {
  try {
    return execFileSync(path, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 30_000,
    }).trim();
  } catch {
    return undefined;
  }
}
