import {
  agenda,
  dashboardTiles,
  resolvedRights,
  updateLanguage,
  userProfile,
  userRoles,
  userSettings,
} from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { tilesFor } from '../dashboard/tile.store.ts';
import { registerTileFavoriteRoutes } from '../dashboard/tileFavorite.routes.ts';
import { bind } from '../endpoint/bind.ts';
import { keptWorkKeyOf } from '../identity/keptWorkKey.ts';
import { registerLegalRoutes } from '../legal/legal.routes.ts';
import { registerMessageExport } from '../message/export.routes.ts';
import { registerMessageRoutes } from '../message/message.routes.ts';
import { readAgenda } from '../ordering/agenda/agenda.store.ts';
import { registerPrintTokenRoutes } from '../printToken/printToken.routes.ts';
import { settingsOf, storeLanguage } from '../user/user.store.ts';
import { registerMaintenanceRoutes } from './maintenance.routes.ts';

/** The calls of the shell and the dashboard (B7). */
export function registerPortalRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  bind(app, context, userRoles, ({ user }) => [...user.roles]);
  bind(app, context, resolvedRights, ({ user }) => user.rights);
  bind(app, context, userSettings, async ({ user }) => ({
    ...(await settingsOf(database, user.userId)),
    keptWorkKey: await keptWorkKeyOf(database, user.userId),
  }));
  bind(app, context, userProfile, ({ user: { firstName, lastName, canonicalId, email } }) => ({
    firstName,
    lastName,
    canonicalId,
    email,
  }));
  bind(app, context, updateLanguage, async ({ user, params }) => {
    await storeLanguage(database, user.userId, params.locale);
    return null;
  });
  bind(app, context, dashboardTiles, ({ user, language }) => tilesFor(context, user, language));
  bind(app, context, agenda, ({ user }) => readAgenda(database.db, { user, now: context.now() }));
  registerTileFavoriteRoutes(app, context);
  registerMaintenanceRoutes(app, context);
  registerLegalRoutes(app, context);
  registerMessageRoutes(app, context);
  registerMessageExport(app, context);
  registerPrintTokenRoutes(app, context);
}
