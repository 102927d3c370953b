import { setImmediate as turn } from 'node:timers/promises';

/** How long a look that does not end holds the next one up, in ms: the next takes another connection. */
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
 * One look for all who ask while another is under way. What a caller gets was looked up after it asked: nobody joins
 * a look that has begun.
 */
export function sharedLook<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  let before: Promise<void> = Promise.resolve();

  async function begin(): Promise<Value> {
    await before;
    // PGlite answers without ever waiting: whatever else has arrived by now is to share the look.
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
