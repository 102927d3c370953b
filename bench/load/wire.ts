import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const opened = promisify(brotliDecompress);

/** As the core's client does. */
const PATIENCE = 30_000;

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the text of the answer is wanted. What nobody reads is not decompressed: this process shares the machine. */
  readonly reads: boolean;
}

/** `status` 0: nothing came, or not in time. */
export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Bytes on the line. */
  readonly bytes: number;
}

const lost: Heard = { status: 0, headers: {}, text: '', bytes: 0 };

const textOf = async (chunks: readonly Buffer[], encoding: string | undefined): Promise<string> => {
  const all = Buffer.concat(chunks);
  return (encoding === 'br' && all.length > 0 ? await opened(all) : all).toString();
};

/** Hands calls to the instances in turn, as a balancer without stickiness does, over connections that are kept. */
export class Wire {
  readonly #instances: readonly { readonly url: URL; readonly agent: Agent }[];
  readonly #host: string;
  #turn = 0;

  /**
   * @param publicUrl the address that the instances believe to be reached by
   */
  constructor(instances: readonly string[], publicUrl: string) {
    this.#instances = instances.map((url) => ({
      url: new URL(url),
      agent: new Agent({ keepAlive: true, timeout: 60_000, scheduling: 'lifo' }),
    }));
    this.#host = new URL(publicUrl).host;
  }

  send({ method, path, headers, body, reads }: Asked): Promise<Heard> {
    const instance = this.#instances[this.#turn % this.#instances.length];
    this.#turn += 1;
    if (!instance) throw new Error('There is no instance');
    return new Promise((resolve) => {
      const sent = request({
        ...{ method, path, agent: instance.agent },
        ...{ hostname: instance.url.hostname, port: instance.url.port },
        headers: {
          'accept-encoding': 'br',
          ...headers,
          host: this.#host,
          ...(body !== undefined && {
            'content-type': headers['content-type'] ?? 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
        },
        signal: AbortSignal.timeout(PATIENCE),
      });
      sent.on('error', () => resolve(lost));
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (reads) chunks.push(chunk);
        });
        response.on('error', () => resolve(lost));
        response.on('end', () => {
          const { statusCode: status = 0, headers: came } = response;
          textOf(chunks, came['content-encoding']).then(
            (text) => resolve({ status, headers: came, text, bytes }),
            () => resolve(lost),
          );
        });
      });
      sent.end(body);
    });
  }

  close(): void {
    for (const { agent } of this.#instances) agent.destroy();
  }
}
