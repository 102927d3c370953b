import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Features of Chromium to disable. Each window renders the suggestions of its address bar as a separate page,
 * which nobody sees and which costs as much as the page under test. This flag replaces Playwright's own, so its
 * features follow.
 */
const leftOut = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** No updates, no sandbox (a container cannot provide one), and no host name other than this machine's is resolved. */
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
 * Finds Chromium: CHROMIUM_PATH if set, otherwise the first on the PATH or in /usr/bin, otherwise Playwright's
 * own.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @param {string} [own] path of Playwright's own
 * @returns {string | undefined} absolute path of an executable file
 * @throws {Error} when CHROMIUM_PATH names no such file: an explicit setting is never ignored
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
 * @returns {string | undefined} the browser's name and version, or undefined if it does not run
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
