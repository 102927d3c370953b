import {
  dashboardTiles,
  resolvedRights,
  updateLanguage,
  userProfile,
  userRoles,
  userSettings,
} from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../server/bind.ts';
import { registerTileFavoriteRoutes } from './favorite/tileFavorite.routes.ts';
import { registerLegalRoutes } from './legal/legal.routes.ts';
import { registerMaintenanceRoutes } from './maintenance/maintenance.routes.ts';
import { registerMessageExport } from './message/export.routes.ts';
import { registerMessageRoutes } from './message/message.routes.ts';
import { registerPrintTokenRoutes } from './printToken/printToken.routes.ts';
import { tilesFor } from './tile.store.ts';
import { settingsOf, storeLanguage } from './user.store.ts';

/** The calls of the shell and the dashboard (B7). */
export function registerPortalRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  bind(app, context, userRoles, ({ user }) => [...user.roles]);
  bind(app, context, resolvedRights, ({ user }) => user.rights);
  bind(app, context, userSettings, ({ user }) => settingsOf(database, user.userId));
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
  registerTileFavoriteRoutes(app, context);
  registerMaintenanceRoutes(app, context);
  registerLegalRoutes(app, context);
  registerMessageRoutes(app, context);
  registerMessageExport(app, context);
  registerPrintTokenRoutes(app, context);
}
