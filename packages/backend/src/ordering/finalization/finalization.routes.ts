import { finalizeCart } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { finalize } from './finalize.ts';

export function registerFinalizationRoutes(app: FastifyInstance, context: AppContext): void {
  bind(
    app,
    context,
    finalizeCart,
    ({ params, body, user, language, idempotencyKey }) =>
      finalize(
        context.database,
        user,
        {
          ...params,
          version: body.version,
          key: idempotencyKey,
          language,
          publicUrl: context.config.publicUrl,
          webhooks: context.config.webhooks.addresses,
        },
        context.now(),
      ),
    { line: 'finalizations' },
  );
}
