import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

/**
 * The provider's records: sessions, interactions, grants, codes and tokens. `expiresAt` and `consumedAt` are Unix
 * seconds. Codes and tokens are stored by the hash of their value, so that a copy of the table signs nobody in.
 */
export const providerRecords = pgTable(
  'provider_records',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantId: text(),
    uid: text(),
    consumedAt: bigint({ mode: 'number' }),
    expiresAt: bigint({ mode: 'number' }),
  },
  (record) => [
    primaryKey({ columns: [record.kind, record.id] }),
    index('provider_records_grant').on(record.grantId),
    index('provider_records_uid').on(record.uid),
    index('provider_records_expiry').on(record.expiresAt),
  ],
);

/** Keys and secrets of the provider, created at the first start. */
export const providerSecrets = pgTable('provider_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/**
 * Wrong passwords, and passwords that are being compared, per subject (an account, an address, both, or a known
 * browser) within a window that ends at `windowEndsAt` (epoch ms).
 */
export const signInFailures = pgTable('sign_in_failures', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: bigint({ mode: 'number' }).notNull(),
});
