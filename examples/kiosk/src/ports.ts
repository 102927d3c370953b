import type { PagePorts, StoragePort } from '@selvedge/core/kiosk';

const storage = (kept: Storage): StoragePort => ({
  get: (key) => kept.getItem(key),
  set: (key, value) => kept.setItem(key, value),
  remove: (key) => kept.removeItem(key),
  keys: () => Object.keys(kept),
});

const listening = (target: EventTarget, names: readonly string[], listener: () => void) => {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
};

/** One page on one machine: there are no other tabs to coordinate with, and no routes. */
export const kioskPorts = (): PagePorts => ({
  sessionStorage: storage(sessionStorage),
  localStorage: storage(localStorage),
  location: {
    href: () => location.href,
    assign: (address) => location.assign(address),
    open: (path) => history.pushState(null, '', path),
    replace: (path) => history.replaceState(null, '', path),
    replaceSoon: (path) => history.replaceState(null, '', path),
    reload: () => location.reload(),
    onChange: (listener) => listening(window, ['popstate'], listener),
  },
  channel: { post: () => {}, listen: () => () => {} },
  locks: { claim: async () => true },
  wake: { subscribe: (listener) => listening(window, ['online', 'pageshow'], listener) },
  hide: { subscribe: (listener) => listening(window, ['pagehide', 'visibilitychange'], listener) },
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(data))),
  fetch: (request) => fetch(request),
  now: () => Date.now(),
});
