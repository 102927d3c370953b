import { CouldNotRun } from './http/deviation.ts';
import { type Asked, readOptions, usage, type Who } from './options.ts';
import { runConformance } from './run/run.ts';
import { textOf } from './run/text.ts';
import { signIn } from './signIn/signIn.ts';

/** Where a command writes its output, line by line. */
export interface Outlet {
  out(line: string): void;
  err(line: string): void;
}

const tokenOf = async (who: Who, { portal, password }: Asked): Promise<string | null> => {
  if (who === null) return null;
  return 'token' in who ? who.token : signIn({ portal, email: who.email, password });
};

async function run(args: readonly string[], { out, err }: Outlet): Promise<number> {
  const asked = readOptions(args);
  if (asked === null) {
    out(usage);
    return 0;
  }
  const token = await tokenOf(asked.who, asked);
  if (token === null) throw new CouldNotRun('--token or --sign-in is missing; --help tells more');
  const strangerToken = await tokenOf(asked.stranger, asked);
  const report = await runConformance({
    ...asked.settings,
    token,
    strangerToken,
    onRoute: ({ route }) => {
      if (!asked.json) err(`checked ${route}`);
    },
  });
  out(asked.json ? JSON.stringify(report, null, 2) : textOf(report));
  return report.conforms ? 0 : 1;
}

/** `npm run conformance`. Resolves to 0: conforms, 1: deviates, 2: could not be determined. */
export async function command(args: readonly string[], outlet: Outlet): Promise<number> {
  try {
    return await run(args, outlet);
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error;
    outlet.err(`Could not run: ${error.message}`);
    return 2;
  }
}
