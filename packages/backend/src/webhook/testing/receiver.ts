import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as the receiver got it. */
export interface ReceivedCall {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What a receiver does with a call: takes it; answers this status without taking it; cuts the connection before or after
 * taking it; never answers, after taking it or not.
 */
export type Manner = 'take' | number | 'cut' | 'take and cut' | 'silent' | 'take and stay silent';

export interface Receiver {
  readonly url: string;
  /** What was taken, once for each id: a receiver that checks ids passes over a second one. */
  readonly taken: ReadonlyMap<string, ReceivedCall>;
  /** All calls with their ids, in the order in which they came. */
  readonly calls: readonly ReceivedCall[];
  close(): Promise<void>;
}

const readCall = async (request: IncomingMessage): Promise<ReceivedCall> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return { id: headers['webhook-id'] ?? '', headers, body: await text(request) };
};

/** A real server on a free port; `mannerOf` gets an id and how often it came, from 1. */
export async function startReceiver(
  mannerOf: (call: ReceivedCall, times: number) => Manner,
): Promise<Receiver> {
  const taken = new Map<string, ReceivedCall>();
  const calls: ReceivedCall[] = [];
  const times = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const count = (times.get(call.id) ?? 0) + 1;
    times.set(call.id, count);
    const manner = mannerOf(call, count);
    const takes = typeof manner === 'string' && manner.startsWith('take');
    if (takes && !taken.has(call.id)) taken.set(call.id, call);
    if (manner === 'take') response.writeHead(204).end();
    else if (typeof manner === 'number')
      response.writeHead(manner, { location: '/elsewhere' }).end('x'.repeat(100_000));
    else if (manner.endsWith('cut')) request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    calls,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
