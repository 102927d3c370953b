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
import { tilesFor } from './tile.store.ts';
import { settingsOf, storeLanguage } from './user.store.ts';

/** The calls of the shell and the dashboard (specification, section 7). */
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
}
