/** The surroundings of a command line: its environment, its clock (epoch ms), and its output. */
export interface CommandEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Paths are relative to this folder. */
  readonly folder: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}
