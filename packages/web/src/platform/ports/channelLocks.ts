import type { LockPort } from '@selvedge/core';

/** A page that holds a lock answers within this many milliseconds, even in the background. */
export const LISTENING = 400;

interface LockMessage {
  readonly kind: 'asked' | 'held';
  readonly name: string;
  /** The id of the page that asks, or that is answered. */
  readonly page: string;
}

/**
 * Locks for browsers without Web Locks (insecure origins). A page that wants a lock asks the others, and gets it if
 * none of them answers that it holds the lock. If two ask at the same time, the one whose id sorts first gets it.
 */
export function channelLocks(
  channel: BroadcastChannel,
  page: string = crypto.getRandomValues(new Uint32Array(4)).join(),
): LockPort {
  const held = new Set<string>();
  const asking = new Map<string, () => void>();
  const say = (kind: LockMessage['kind'], name: string, whom: string): void =>
    channel.postMessage({ kind, name, page: whom } satisfies LockMessage);
  channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data.kind === 'held') {
      if (data.page === page) asking.get(data.name)?.();
      return;
    }
    const isFirst = asking.has(data.name) && page < data.page;
    if (held.has(data.name) || isFirst) say('held', data.name, data.page);
  });
  return {
    claim: (name) =>
      new Promise((resolve) => {
        const end = (granted: boolean): void => {
          clearTimeout(timer);
          asking.delete(name);
          if (granted) held.add(name);
          resolve(granted);
        };
        const timer = setTimeout(() => end(true), LISTENING);
        asking.set(name, () => end(false));
        say('asked', name, page);
      }),
  };
}
