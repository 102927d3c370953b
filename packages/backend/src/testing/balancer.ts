import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands calls to instances in turn, each call to the next one: nobody meets the same instance twice in a row. */
export interface Balancer {
  /** E.g. `http://localhost:23456`. */
  readonly url: string;
  /** How many calls each instance has answered, by its address. */
  readonly answered: ReadonlyMap<string, number>;
  /** The addresses of the instances from now on. */
  sendTo(instances: readonly string[]): void;
  /** Cuts all calls that are under way, on both sides. */
  cut(): void;
  close(): Promise<void>;
}

/**
 * A balancer without stickiness. A call whose instance takes no connection goes to the next one, as nothing of it was
 * sent; one that is cut off under way is cut off for its caller, since it may have been done. 502 where no instance is
 * there. Callers are told to the instances in `X-Forwarded-For`. `at`: its port; 0: a free one.
 */
export async function startBalancer(at = 0): Promise<Balancer> {
  let instances: readonly string[] = [];
  let turn = 0;
  const underWay = new Set<ServerResponse>();
  const answered = new Map<string, number>();

  /** A body is sent once there is a connection, so that another instance can still have it. */
  function pass(asked: IncomingMessage, response: ServerResponse, left: readonly string[]): void {
    const [instance, ...others] = left;
    if (instance === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, url = '/', rawHeaders } = asked;
    const headers = [...rawHeaders, 'X-Forwarded-For', asked.socket.remoteAddress ?? ''];
    const { hostname, port } = new URL(instance);
    // As it was asked: `//elsewhere.test/x` is a path here, no other host.
    const sent = request({ hostname, port, path: url, method, headers, agent: false });
    let isConnected = false;
    sent.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        asked.pipe(sent);
      }),
    );
    sent.once('response', (came) => {
      answered.set(instance, (answered.get(instance) ?? 0) + 1);
      response.writeHead(came.statusCode ?? 502, came.rawHeaders);
      came.once('error', () => response.destroy());
      came.pipe(response);
    });
    sent.on('error', () => {
      if (isConnected || response.destroyed) response.destroy();
      else pass(asked, response, others);
    });
    response.once('close', () => sent.destroy());
  }

  const server = createServer((asked, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    const first = turn % Math.max(1, instances.length);
    turn += 1;
    pass(asked, response, [...instances.slice(first), ...instances.slice(0, first)]);
  });
  // Longer than the instances say that a connection is kept: a caller trusts what it was passed of theirs.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    answered,
    sendTo(those) {
      instances = those;
    },
    cut() {
      for (const response of underWay) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
