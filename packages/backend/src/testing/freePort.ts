import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Above the last port that browsers refuse (10,080), and below those that a system gives to connections by itself
 * (from 32,768 on).
 */
const FIRST = 10_100;
const PAIRS = 11_000;

async function listening(port: number): Promise<Server | null> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

/**
 * A port of this machine for this process alone: no other process is given it here, however many run side by side.
 * Ports go in pairs. This process listens at the second as long as it lives, and so the first is its own, also
 * between two lives of a server.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + 2 * Math.floor(Math.random() * PAIRS);
    const claim = await listening(port + 1);
    claim?.unref();
    const probe = claim && (await listening(port));
    if (!probe) {
      claim?.close();
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
