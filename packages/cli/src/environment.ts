/** Where a command line runs: its environment, its clock (epoch ms), and where its lines go. */
export interface CommandEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Paths are meant from here. */
  readonly folder: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}
