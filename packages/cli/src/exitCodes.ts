/** What a script learns of a run: each code means one thing. */
export const exitCodes = {
  /** Every row can be taken. */
  fine: 0,
  /** Rows cannot be taken, the file cannot be read, or the point of sale is locked. */
  findings: 1,
  /** The command line is not understood, or names a file, a customer or a season that is not there. */
  usage: 2,
  /** Nobody is signed in, not any more, or the sign-in was refused. */
  signIn: 3,
  /** The portal does not answer. */
  unreachable: 4,
  /** The portal refuses: the right is missing, or an error in it. */
  refused: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
