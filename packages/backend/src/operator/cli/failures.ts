/** The command line is invalid: exit code 2. */
export class UsageError extends Error {}

/** The portal cannot be reached or refuses: exit code 1. */
export class PortalError extends Error {}
