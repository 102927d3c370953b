/** Exit codes for scripts; each has one meaning. */
export const exitCodes = {
  /** All rows can be ordered. */
  fine: 0,
  /** Some rows cannot be ordered, the file cannot be read, or the point of sale is locked. */
  findings: 1,
  /** The command line is invalid, or names a file, a customer or a season that does not exist. */
  usage: 2,
  /** Nobody is signed in (any more), or the sign-in was refused. */
  signIn: 3,
  /** The portal does not respond. */
  unreachable: 4,
  /** The portal refuses: the right is missing, or the portal has an internal error. */
  refused: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
