import type { RightEnv } from '@selvedge/core/contract';
import { blocksPart } from '@selvedge/core/rules';
import type { maintenanceTable } from './maintenance.schema.ts';

export type MaintenanceRow = typeof maintenanceTable.$inferSelect;

/** How long before its start or its announcement a maintenance is sent to pages: 60 days, in seconds. */
const HORIZON = 60 * 86_400;

type Window = Pick<MaintenanceRow, 'startsAt' | 'endsAt'>;

/** Here and below, `now` is in Unix seconds, and the end is exclusive. */
export const isOver = ({ endsAt }: Window, now: number): boolean => now >= endsAt;

export const isActive = (row: Window, now: number): boolean => now >= row.startsAt && !isOver(row, now);

/**
 * Whether a maintenance is sent to pages: it is active, or it or its announcement begins within 60 days. An open
 * page then passes every boundary by its own clock.
 */
export function isPublished(row: Window & Pick<MaintenanceRow, 'announcement'>, now: number): boolean {
  if (isOver(row, now)) return false;
  const { announcement } = row;
  const announced = announcement !== null && now < announcement.end && announcement.start <= now + HORIZON;
  return announced || row.startsAt <= now + HORIZON;
}

/**
 * When a refused call may be repeated, in Unix seconds; null if no active maintenance refuses it. `rightEnv` is
 * the environment of the call, null for calls without one.
 */
export function closedUntil(active: readonly MaintenanceRow[], rightEnv: RightEnv | null): number | null {
  const closing = active.filter((row) => blocksPart(row, rightEnv));
  return closing.length === 0 ? null : Math.max(...closing.map(({ endsAt }) => endsAt));
}
