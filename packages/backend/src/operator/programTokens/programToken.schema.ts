import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';

/** What a token of a program can be for. `users` and `content` add to `imports` what else may be imported. */
export const tokenParts = ['imports', 'users', 'content', 'orders', 'metrics'] as const;
export type TokenPart = (typeof tokenParts)[number];

/** Secrets of programs of the house, such as its ERP, each for a part of the operators' calls; kept as hashes. */
export const programTokens = pgTable('program_tokens', {
  name: text().primaryKey(),
  hash: text().notNull().unique(),
  parts: jsonb().$type<readonly TokenPart[]>().notNull(),
  madeAt: epoch().notNull(),
});
