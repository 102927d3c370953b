import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from './cryptography.ts';
import { whenIdle } from './idle.ts';
import { browserLocation } from './location.ts';
import { browserLocks } from './locks.ts';
import { browserStorage } from './storage.ts';
import { lastTravel } from './travel.ts';
import { browserWake } from './wake.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('address bar', () => {
  it('reports links, replacements and going back, each once, until it is told to stop', async () => {
    const location = browserLocation(window);
    const received = vi.fn();
    const stop = location.onChange(() => received(new URL(location.href()).pathname));
    window.history.pushState(null, '', '/one');
    location.replace('/two?x=1#y');
    expect(received.mock.calls).toEqual([['/one'], ['/two']]);
    window.history.back();
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(3));
    stop();
    window.history.pushState(null, '', '/three');
    expect(received).toHaveBeenCalledTimes(3);
  });

  it('C2 tells going back from going on, before anybody learns of it', async () => {
    const location = browserLocation(window);
    const received = vi.fn();
    const stop = location.onChange(() => received(lastTravel()));
    window.history.pushState(null, '', '/one');
    window.history.pushState(null, '', '/two');
    window.history.back();
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(3));
    location.replace('/one?x=1');
    window.history.pushState(null, '', '/three');
    stop();
    expect(received.mock.calls.flat()).toEqual(['onward', 'onward', 'history', 'history', 'onward']);
  });
});

describe('an address that is written soon', () => {
  const path = () => window.location.pathname + window.location.search;

  it('comes after the frame, of several the last, and before a link is followed', async () => {
    const location = browserLocation(window);
    window.history.pushState(null, '', '/list');
    location.replaceSoon('/list?q=a');
    location.replaceSoon('/list?q=ab');
    expect(path()).toBe('/list');
    await vi.waitFor(() => expect(path()).toBe('/list?q=ab'));
    location.replaceSoon('/list?q=abc');
    window.dispatchEvent(new MouseEvent('click'));
    expect(path()).toBe('/list?q=abc');
  });

  it('does not come over another page', async () => {
    const location = browserLocation(window);
    window.history.pushState(null, '', '/list');
    location.replaceSoon('/list?q=a');
    window.history.pushState(null, '', '/style');
    await new Promise((done) => setTimeout(done, 400));
    expect(path()).toBe('/style');
  });
});

describe('storage', () => {
  it('throws where it is blocked, at use and not before', () => {
    const storage = browserStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => storage.get('a')).toThrow('blocked');
    expect(() => storage.set('a', 'b')).toThrow('blocked');
  });

  it('keeps, lists and forgets', () => {
    const storage = browserStorage(() => window.sessionStorage);
    storage.set('a', '1');
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([null, []]);
  });
});

describe('work that can wait', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes on when the page rests, and in time where it never does', async () => {
    const asked: { act: () => void; timeout: number }[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout }: { timeout: number }) => {
      return asked.push({ act, timeout });
    });
    let rested = false;
    const turn = whenIdle(700).then(() => {
      rested = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(rested).toBe(false);
    expect(asked.map(({ timeout }) => timeout)).toEqual([700]);
    asked[0]?.act();
    await turn;
    expect(rested).toBe(true);
  });

  it('goes on soon where nobody tells when the page rests', async () => {
    expect('requestIdleCallback' in window).toBe(false);
    await expect(whenIdle(700)).resolves.toBeUndefined();
  });
});

describe('digest', () => {
  it('is the same without the browser’s cryptography', async () => {
    const own = globalThis.crypto;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (data) => {
        const first = await sha256(data);
        vi.stubGlobal('crypto', { getRandomValues: own.getRandomValues.bind(own) });
        const second = await sha256(data);
        vi.unstubAllGlobals();
        expect([...second]).toEqual([...first]);
        expect(first).toHaveLength(32);
      }),
      { numRuns: 30 },
    );
  });
});

describe('locks', () => {
  it('are granted once among the pages of a browser that has none', async () => {
    const [first, second] = [browserLocks(undefined), browserLocks(undefined)];
    expect(await first.claim('page')).toBe(true);
    expect([await second.claim('page'), await second.claim('other')]).toEqual([false, true]);
  });

  it('are granted to one of two pages that ask at the same time', async () => {
    const [first, second] = [browserLocks(undefined), browserLocks(undefined)];
    const granted = await Promise.all([first.claim('both'), second.claim('both')]);
    expect(granted.toSorted()).toEqual([false, true]);
  });

  it('are granted where pages cannot speak with each other', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(await browserLocks(undefined).claim('page')).toBe(true);
  });

  it('are refused when another page goes on holding them', async () => {
    const held = {
      request: (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    };
    expect(await browserLocks(held as never).claim('page')).toBe(false);
  });
});

describe('waking', () => {
  it('is coming online, being shown again and coming back from the cache', () => {
    const woke = vi.fn();
    const stop = browserWake(window).subscribe(woke);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(woke).toHaveBeenCalledTimes(document.visibilityState === 'visible' ? 2 : 1);
    const before = woke.mock.calls.length;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(woke).toHaveBeenCalledTimes(before + 1);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(woke).toHaveBeenCalledTimes(before + 1);
  });
});
