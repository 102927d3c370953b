import { array, type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { rightEnvs } from './rights.ts';

/** Parts of this application that a maintenance can name. Other names belong to other applications (E1). */
export const applicationParts = ['dashboard', ...rightEnvs] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** The announcement shown before a maintenance starts. Unix seconds; `message` is HTML. */
export const announcementStruct = type({ start: integer(), end: integer(), message: string() });
export type Announcement = Infer<typeof announcementStruct>;

/**
 * A maintenance of the portal or a part of it (E1). `start` (inclusive) and `end`
 * (exclusive) are Unix seconds; `message` is HTML in the language of `x-language`. Empty `parts`: the whole
 * application; empty `tiles`: all of them.
 */
export const maintenanceStruct = type({
  id: string(),
  start: integer(),
  end: integer(),
  message: string(),
  parts: array(string()),
  tiles: array(string()),
  features: array(string()),
  announcement: optional(nullable(announcementStruct)),
});
export type Maintenance = Infer<typeof maintenanceStruct>;

/** Current and upcoming maintenances; `features`: only those affecting one of them, comma-separated (B7). */
export const maintenances = endpoint({
  name: 'maintenances',
  path: '/maintenances',
  credentials: 'optional',
  query: object({ features: optional(string()) }),
  answer: array(maintenanceStruct),
});
