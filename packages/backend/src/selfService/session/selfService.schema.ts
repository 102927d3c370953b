import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { users } from '../../user/user.schema.ts';

/**
 * Sessions of the self-service area. A session is stored by the hash of its cookie's value, so that a copy of the
 * table signs nobody in. It ends with the provider's session that it came from.
 */
export const selfServiceSessions = pgTable(
  'self_service_sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    providerSession: text().notNull(),
    expiresAt: epoch().notNull(),
  },
  (session) => [index('self_service_sessions_expiry').on(session.expiresAt)],
);

/** Pending sign-ins. What comes back is compared with what was sent, once, in the browser that was sent. */
export const selfServiceSignIns = pgTable(
  'self_service_sign_ins',
  {
    stateHash: text().primaryKey(),
    browserHash: text().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    returnTo: text().notNull(),
    expiresAt: epoch().notNull(),
  },
  (signIn) => [index('self_service_sign_ins_expiry').on(signIn.expiresAt)],
);
