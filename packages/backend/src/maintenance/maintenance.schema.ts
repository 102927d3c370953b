import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A moment in Unix seconds, the unit of maintenances in the specification. */
const unixSeconds = () => bigint({ mode: 'number' });

/** A text in both languages of the portal; HTML as the operators wrote it. */
export interface BothLanguages {
  readonly en: string;
  readonly de: string;
}

/** The announcement before a maintenance starts: from `start` (inclusive) to `end` (exclusive), Unix seconds. */
export interface AnnouncementColumn {
  readonly start: number;
  readonly end: number;
  readonly message: BothLanguages;
}

/** Maintenances (E1); `startsAt` is inclusive, `endsAt` exclusive. */
export const maintenanceTable = pgTable('maintenances', {
  maintenanceId: text().primaryKey(),
  startsAt: unixSeconds().notNull(),
  endsAt: unixSeconds().notNull(),
  message: jsonb().$type<BothLanguages>().notNull(),
  parts: jsonb().$type<string[]>().notNull(),
  tiles: jsonb().$type<string[]>().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  announcement: jsonb().$type<AnnouncementColumn>(),
});
