import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { users } from '../../user/user.schema.ts';

/** Why somebody may set a password: the first operator of an empty portal, an invited user, or one who forgot it. */
export const linkPurposes = ['firstOperator', 'invitation', 'forgotten'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * Links that let somebody set a password once. They are stored by the hash of their secret, so that a copy of the table
 * opens nothing. `userId` is null for the first operator, who is no user yet.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    secretHash: text().primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    userId: text().references(() => users.userId, { onDelete: 'cascade' }),
    expiresAt: epoch().notNull(),
  },
  (link) => [index('password_links_user').on(link.userId)],
);
