import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { array, type Infer, number, optional, string, type, unknown } from 'superstruct';

const attributesStruct = array(type({ key: string(), value: type({}) }));
const spanStruct = type({
  traceId: string(),
  spanId: string(),
  parentSpanId: optional(string()),
  name: string(),
  kind: number(),
  attributes: attributesStruct,
  status: optional(unknown()),
});
const bodyStruct = type({
  resourceSpans: array(
    type({
      resource: type({ attributes: attributesStruct }),
      scopeSpans: array(type({ spans: array(spanStruct) })),
    }),
  ),
});

/** A span as OTLP has it in JSON. */
export type CollectedSpan = Infer<typeof spanStruct>;

/** A collector of OpenTelemetry: a real server that takes OTLP over HTTP, in JSON. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** The bodies as they came. */
  readonly bodies: readonly string[];
  readonly paths: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Attributes by name, with the value alone. */
export const attributesOf = ({
  attributes,
}: Pick<CollectedSpan, 'attributes'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
    for (const { scopeSpans } of bodyStruct.create(JSON.parse(body)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    paths,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
