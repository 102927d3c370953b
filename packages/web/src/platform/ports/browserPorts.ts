import type { Ports } from '@selvedge/core';
import { withAnswersAhead } from '../firstCalls/answersAhead.ts';
import { browserChannel } from './channel.ts';
import { browserCookies } from './cookies.ts';
import { randomBytes, sha256 } from './cryptography.ts';
import { browserHide } from './hide.ts';
import { whenIdle } from './idle.ts';
import { browserLocation } from './location.ts';
import { browserLocks } from './locks.ts';
import { browserStorage } from './storage.ts';
import { browserWake } from './wake.ts';

/** Implements the core's ports in the browser. Call it once: it listens to the page's history. */
export const browserPorts = (): Ports => ({
  sessionStorage: browserStorage(() => window.sessionStorage),
  localStorage: browserStorage(() => window.localStorage),
  location: browserLocation(window),
  channel: browserChannel('selvedge'),
  locks: browserLocks(navigator.locks as LockManager | undefined),
  wake: browserWake(window),
  hide: browserHide(window),
  randomBytes,
  sha256,
  fetch: withAnswersAhead(
    () => window.callsAhead,
    (request) => window.fetch(request),
    Date.now,
  ),
  now: () => Date.now(),
  cookies: browserCookies(window),
  openWindow: (address) => {
    window.open(address, '_blank', 'noopener,noreferrer');
  },
  utcOffset: (time) => -new Date(time).getTimezoneOffset(),
  isEngaged: () => document.querySelector('dialog[open],:is(input,textarea,select):focus') !== null,
  isVisible: () => document.visibilityState === 'visible',
  fetchPicture: (address) => {
    new Image().src = address;
  },
  reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)'),
  whenIdle,
  workbooks: {
    read: async (bytes, how) => (await import('./workbookReader.ts')).readBeside(bytes, how),
    write: async (sheet) => (await import('@selvedge/workbooks/write')).writeWorkbook(sheet),
  },
  keepPage: async () => (await import('../serviceWorker/keepPage.ts')).keepPage(),
  saveFile: async (file) => (await import('./saveFile.ts')).saveFile(document, file),
});
