import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The lines of an answer as JSON; undefined where a line is none. They end where the connection does. */
export async function* answerLines({ body }: Response): AsyncGenerator<unknown> {
  if (body === null) return;
  const input = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  try {
    for await (const line of createInterface({ input })) yield jsonIn(line);
  } catch {
    // Cut off: the lines that came are all there are, and the reader misses the last.
  }
}
