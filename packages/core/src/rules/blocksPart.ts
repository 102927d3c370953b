import type { ApplicationPart, Maintenance } from '../contract/index.ts';

/** What a maintenance names (E1): application parts, tile ids and features. */
type MaintenanceScope = Pick<Maintenance, 'parts' | 'tiles' | 'features'>;

/** Whether a maintenance blocks whole pages and their calls (E3). It then names neither tiles nor features. */
export const takesPages = ({ tiles, features }: Omit<MaintenanceScope, 'parts'>): boolean =>
  tiles.length === 0 && features.length === 0;

/**
 * Whether an active maintenance blocks the pages and calls of a part of the application (E3); null: they belong to no
 * part, so only a maintenance without parts blocks them. One that names tiles or features is only shown there.
 */
export const blocksPart = (maintenance: MaintenanceScope, part: ApplicationPart | null): boolean =>
  takesPages(maintenance) &&
  (maintenance.parts.length === 0 || (part !== null && maintenance.parts.includes(part)));
