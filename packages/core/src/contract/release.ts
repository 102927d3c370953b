/**
 * The number of this release: page, backend and migrations are published together under it. `npm run version:make`
 * raises it with the version.
 */
export const RELEASE = 2;

/** A backend serves the pages of its own release and of the one before: both run side by side while it is brought in. */
export const OLDEST_RELEASE = RELEASE - 1;

/** The header of every answer that names the oldest release whose pages are served. */
export const OLDEST_RELEASE_HEADER = 'x-oldest-release';
