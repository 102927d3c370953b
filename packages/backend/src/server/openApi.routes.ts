import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** The contract as an OpenAPI 3.1 document, which the core's package has. */
export const openApiFile = fileURLToPath(import.meta.resolve('@selvedge/core/openapi.json'));

/** `GET /api/openapi.json`: the contract as an OpenAPI 3.1 document, for anybody; requirement B7. */
export function registerOpenApi(app: FastifyInstance): void {
  const document = readFileSync(openApiFile, 'utf8');
  const tag = `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`;
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (request.headers['if-none-match']?.split(/, ?/).includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
