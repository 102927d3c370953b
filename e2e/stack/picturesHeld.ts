import { once } from 'node:events';
import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const picture = /^\/api\/v1\/pictures\//;

/** A way to a portal on which no picture comes until it is let go: what a season looks like whose pictures are being made. */
export class PicturesHeld {
  /** How many pictures are asked for and not given up, each on a connection of its own. */
  onTheWay = 0;
  #held: (() => void)[] | null = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(target: string): Promise<PicturesHeld> {
    const server = createServer();
    server.listen(0);
    await once(server, 'listening');
    const held = new PicturesHeld(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    const { hostname, port } = new URL(target);
    server.on('request', (asked, answer) => {
      const on = (): ClientRequest => {
        const passed = request(
          { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
          (given) => {
            answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
            given.pipe(answer);
          },
        );
        answer.once('close', () => passed.destroy());
        return passed.on('error', () => answer.destroy());
      };
      if (!picture.test(asked.url ?? '')) {
        asked.pipe(on());
        return;
      }
      held.onTheWay += 1;
      answer.once('close', () => {
        held.onTheWay -= 1;
      });
      if (held.#held) held.#held.push(() => answer.destroyed || on().end());
      else on().end();
    });
    return held;
  }

  /** Lets every picture go on its way. */
  letGo() {
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
  }

  async stop() {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
