import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../configuration/configurationError.ts';
import type { Environment } from '../../configuration/environment.ts';
import { backupCommands } from './backupCommands.ts';
import { type Command, Given, type Report } from './command.ts';
import { PortalError, UsageError } from './failures.ts';
import { fileCommands } from './fileCommands.ts';
import { explanation, overview } from './help.ts';
import { importCommands } from './importCommands.ts';
import { liveCommands } from './liveCommands.ts';
import { maintenanceCommands } from './maintenanceCommands.ts';
import { messageCommands } from './messageCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { orderStatusCommands } from './orderStatusCommands.ts';
import { personCommands } from './personCommands.ts';
import { runningPortal } from './portal.ts';
import { profileCommands } from './profileCommands.ts';
import { textCommands } from './textCommands.ts';
import { tileCommands } from './tileCommands.ts';
import { tokenCommands } from './tokenCommands.ts';
import { userCommands } from './userCommands.ts';
import { webhookCommands } from './webhookCommands.ts';

const commands: readonly Command[] = [
  ...maintenanceCommands,
  ...messageCommands,
  ...textCommands,
  ...tileCommands,
  ...liveCommands,
  ...userCommands,
  ...personCommands,
  ...orderCommands,
  ...orderStatusCommands,
  ...webhookCommands,
  ...tokenCommands,
  ...importCommands,
  ...profileCommands,
  ...fileCommands,
  ...backupCommands,
];

/** The surroundings of a command line: its environment, its clock (epoch ms), and its output. */
export interface CommandEnvironment {
  readonly environment: Environment;
  readonly folder: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Shows how far a command is, in place of what it showed before; null: it has ended. */
  readonly progress: (text: string | null) => void;
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ConfigurationError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
}

interface ParsedOption {
  readonly type: 'string' | 'boolean';
  readonly multiple: boolean;
}

function optionsOf(command: Command): Record<string, ParsedOption> {
  const own = Object.entries(command.options).map(
    ([name, { value, many = false }]): [string, ParsedOption] => [
      name,
      { type: value === null ? 'boolean' : 'string', multiple: many },
    ],
  );
  return { ...Object.fromEntries(own), json: { type: 'boolean', multiple: false } };
}

function given(command: Command, rest: readonly string[], { folder, now }: CommandEnvironment) {
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: optionsOf(command),
    allowPositionals: true,
    strict: true,
  });
  const least = command.operands.filter((operand) => !operand.startsWith('[')).length;
  if (positionals.length < least) throw new UsageError(`${command.operands.join(' ')} is missing.`);
  const isOpen = command.operands.at(-1)?.includes('…');
  if (positionals.length > command.operands.length && !isOpen)
    throw new UsageError(
      `'${positionals[command.operands.length]}' is one word too many. Quote texts with spaces.`,
    );
  return { asJson: values.json === true, given: new Given(positionals, values, folder, now()) };
}

/** The help to print instead of running a command; null if a command is to run. */
function helpFor(words: readonly string[], command: Command | undefined): string[] | null {
  const asks = words.includes('--help') || words.includes('-h') || words[0] === 'help';
  if (command) return asks ? explanation(command) : null;
  const [area = ''] = words.filter((word) => word !== 'help');
  const near = commands.filter(({ name }) => `${name} `.startsWith(`${area} `));
  if (asks || words.length === 0) return overview(near.length > 0 ? near : commands);
  return null;
}

function exitCodeOf({ isRefused = false, isPartly = false }: Report): 0 | 1 | 3 {
  if (isRefused) return 1;
  return isPartly ? 3 : 0;
}

/** Runs one command line and returns its exit code. */
export async function runCommandLine(
  words: readonly string[],
  around: CommandEnvironment,
): Promise<0 | 1 | 2 | 3> {
  const asked = words[0] === 'help' ? words.slice(1) : words;
  const command = commands.find(({ name }) => asked.slice(0, name.split(' ').length).join(' ') === name);
  const help = helpFor(words, command);
  if (help !== null) {
    const print = words.length === 0 ? around.complain : around.say;
    for (const line of help) print(line);
    return words.length === 0 ? 2 : 0;
  }
  try {
    if (!command) throw new UsageError(`There is no command '${words.slice(0, 2).join(' ')}'.`);
    const { asJson, given: read } = given(command, asked.slice(command.name.split(' ').length), around);
    const portal = runningPortal(around.environment);
    const answer = await command.run(read, portal, around.progress).finally(() => around.progress(null));
    const { lines, data } = answer;
    for (const line of asJson ? [JSON.stringify(data, null, 2)] : lines) around.say(line);
    return exitCodeOf(answer);
  } catch (error) {
    if (error instanceof PortalError) {
      around.complain(error.message);
      return 1;
    }
    if (!isUsage(error)) throw error;
    around.complain(error.message);
    around.complain(`See: npm run portal -- ${command ? `${command.name} ` : ''}--help`);
    return 2;
  }
}
