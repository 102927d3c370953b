import { setImmediate as turn } from 'node:timers/promises';

/** How long a lookup that does not end delays the next one, in ms. The next one then uses another connection. */
const PATIENCE = 250;

const settled = (look: Promise<unknown>): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, PATIENCE);
    const end = () => {
      clearTimeout(late);
      done();
    };
    look.then(end, end);
  });

/**
 * Lets concurrent callers share one lookup. A caller only gets a result whose lookup began after its call: nobody
 * joins a lookup that has already begun.
 */
export function coalesceLookups<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  let before: Promise<void> = Promise.resolve();

  async function begin(): Promise<Value> {
    await before;
    // PGlite answers without ever waiting. This lets calls that have already arrived share the lookup.
    await turn();
    next = null;
    const found = look();
    before = settled(found);
    return found;
  }

  return () => {
    next ??= begin();
    return next;
  };
}

/** The same for lookups by a key: concurrent callers share one lookup of all their keys. */
export function coalesceByKey<Value>(
  look: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>();
  const shared = coalesceLookups(() => {
    const asked = [...keys];
    keys = new Set();
    return look(asked);
  });
  return async (key) => {
    keys.add(key);
    return (await shared()).get(key);
  };
}
