import type { LockPort } from '@selvedge/core';

/** A page that holds a lock says so within this many milliseconds, in the background as well. */
export const LISTENING = 400;

interface Word {
  readonly kind: 'asked' | 'held';
  readonly name: string;
  /** Of the page that asks, or is answered. */
  readonly page: string;
}

/**
 * Locks where the browser has none (an insecure origin): a page that wants one asks the others, and has it when none of
 * them says that it holds it. Of two that ask at the same time the one whose name comes first has it.
 */
export function heldByWord(
  channel: BroadcastChannel,
  page: string = crypto.getRandomValues(new Uint32Array(4)).join(),
): LockPort {
  const held = new Set<string>();
  const asking = new Map<string, () => void>();
  const say = (kind: Word['kind'], name: string, whom: string): void =>
    channel.postMessage({ kind, name, page: whom } satisfies Word);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
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
