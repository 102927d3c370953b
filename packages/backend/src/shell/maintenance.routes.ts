import { maintenances } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { maintenancesFor } from '../maintenance/maintenance.store.ts';

const named = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Current and upcoming maintenance (requirement E1). Anybody may ask, signed in or not. */
export function registerMaintenanceRoutes(app: FastifyInstance, context: AppContext): void {
  bind(app, context, maintenances, ({ language, query: { features } }) =>
    maintenancesFor(context, language, features === undefined ? null : named(features)),
  );
}
