import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { type Prepared, prepare, sendPrepared } from '../endpoint/prepared.ts';
import { takeAnyTurn } from '../fairUse/fairUse.ts';

/** The contract as an OpenAPI 3.1 document, which the core's package has. */
export const openApiFile = fileURLToPath(import.meta.resolve('@selvedge/core/openapi.json'));

let prepared: Promise<Prepared> | undefined;

/** `GET /api/openapi.json`: the contract as an OpenAPI 3.1 document, for anybody; requirement B7. */
export function registerOpenApi(app: FastifyInstance, context: AppContext): void {
  app.get('/api/openapi.json', async (request, reply) => {
    takeAnyTurn(context, { userId: null, address: request.ip });
    prepared ??= prepare(JSON.parse(readFileSync(openApiFile, 'utf8')));
    return sendPrepared(request, reply, await prepared);
  });
}
