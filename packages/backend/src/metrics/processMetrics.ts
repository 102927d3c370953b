import { collectDefaultMetrics, Registry } from 'prom-client';

let known: Registry | null = null;

/**
 * What Node tells of the process: CPU, memory, event loop, garbage collection. There is one for the process, whatever
 * runs in it, and it is made when it is first read: watching the event loop costs a little, and never ends.
 */
export function processMetrics(): Registry {
  if (known) return known;
  known = new Registry();
  collectDefaultMetrics({ register: known });
  return known;
}
