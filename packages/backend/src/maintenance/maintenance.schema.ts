import type { Translated } from '@selvedge/core/contract';
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { translated } from '../database/translated.ts';

/** A moment in Unix seconds, the unit of maintenances in the specification. */
const unixSeconds = () => bigint({ mode: 'number' });

/** The announcement before a maintenance starts: from `start` (inclusive) to `end` (exclusive), Unix seconds. */
export interface AnnouncementColumn {
  readonly start: number;
  readonly end: number;
  /** HTML as the operators wrote it. */
  readonly message: Translated;
}

/** Maintenances (E1); `startsAt` is inclusive, `endsAt` exclusive. */
export const maintenanceTable = pgTable('maintenances', {
  maintenanceId: text().primaryKey(),
  startsAt: unixSeconds().notNull(),
  endsAt: unixSeconds().notNull(),
  /** HTML as the operators wrote it. */
  message: translated().notNull(),
  parts: jsonb().$type<string[]>().notNull(),
  tiles: jsonb().$type<string[]>().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  announcement: jsonb().$type<AnnouncementColumn>(),
});
