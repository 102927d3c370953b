import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { whenEnded } from '../http/answeredStatus.ts';
import { ScratchFiles } from '../import/packed/content.ts';
import { scratchFolder } from '../import/packed/scratch.ts';
import { languageFrom } from '../language/language.ts';
import { readForm, roomFailure } from './formDelivery.ts';
import { JsonDelivery } from './jsonDelivery.ts';

/** Bytes of all files of a call together; in JSON those of the call, in which they are base64. */
export const MOST_DELIVERED = 100_000_000;
export const MOST_FILES = 1_000;

const arrivedBy = new WeakMap<FastifyRequest, ScratchFiles>();

/** The files of a call, for whoever closes them; from then on they are not closed with the answer. */
export function takeArrived(request: FastifyRequest): { close(): void } {
  const arrived = arrivedBy.get(request);
  arrivedBy.delete(request);
  return { close: () => arrived?.close() };
}

/** Reads the bodies of a scope's calls as deliveries: what files hold goes to a file as it arrives, and memory has a piece of it. */
export function deliveredBodies(scope: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
  const begin = (request: FastifyRequest): ScratchFiles => {
    const arrived = new ScratchFiles(scratchFolder(config.dataDir));
    arrivedBy.set(request, arrived);
    return arrived;
  };
  const languageOf = ({ headers }: FastifyRequest) => languageFrom(headers['accept-language']);
  // Nothing else: Fastify's own would hold the whole of a text.
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', async (request: FastifyRequest, sent: IncomingMessage) => {
    const delivery = new JsonDelivery(begin(request));
    let room = MOST_DELIVERED;
    const tooLarge = (): Error => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (Number(request.headers['content-length'] ?? 0) > MOST_DELIVERED) throw tooLarge();
    try {
      for await (const chunk of sent) {
        const bytes = Buffer.from(chunk);
        room -= bytes.length;
        if (room < 0) throw tooLarge();
        delivery.write(bytes);
      }
    } catch (error) {
      throw roomFailure(error, languageOf(request)) ?? error;
    }
    return delivery.end();
  });
  scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, sent: IncomingMessage) =>
    readForm(
      sent,
      request.headers,
      begin(request),
      { bytes: MOST_DELIVERED, files: MOST_FILES },
      languageOf(request),
    ),
  );
  // When the answer is out, or the caller has left.
  scope.addHook('onRequest', async (request, reply) => whenEnded(reply, () => takeArrived(request).close()));
}
