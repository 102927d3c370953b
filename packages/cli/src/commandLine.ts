import { languages } from '@selvedge/core/contract';
import { TokenRefusal } from '@selvedge/core/validation';
import type { Asked } from './command.ts';
import type { CommandEnvironment } from './environment.ts';
import { type ExitCode, exitCodes } from './exitCodes.ts';
import { type CommandName, explanation, isCommand, overview } from './help.ts';
import { oneOf, readOptions } from './options.ts';
import { Unreachable } from './provider.ts';
import { signIn, signOut } from './signIn.ts';
import { UsageError } from './usageError.ts';
import { validate } from './validate.ts';
import { languageFrom, wordsOf } from './words.ts';

const runs: Readonly<Record<CommandName, (asked: Asked) => Promise<ExitCode>>> = {
  validate,
  'sign-in': signIn,
  'sign-out': signOut,
};

const asksForHelp = (words: readonly string[]): boolean => words.includes('--help') || words.includes('-h');

function askedBy(words: readonly string[], around: CommandEnvironment): Asked {
  const given = readOptions(words);
  if (given.language !== undefined) oneOf(given, 'language', languages);
  const language = languageFrom(given.language, around.environment);
  return { given, around, language, say: wordsOf(language) };
}

/** Reports an expected error and returns its exit code. Any other error is thrown again. */
function faultOf(error: unknown, { say, around }: Pick<Asked, 'say' | 'around'>): ExitCode {
  if (error instanceof Unreachable) {
    around.complain(say('commandLine.unreachable', { portal: error.message }));
    return exitCodes.unreachable;
  }
  if (error instanceof TokenRefusal) {
    around.complain(say('commandLine.refusedSignIn', { reason: error.message }));
    return exitCodes.signIn;
  }
  throw error;
}

function showOverview(words: readonly string[], around: CommandEnvironment): ExitCode {
  const [first] = words;
  const isAsked = first === 'help' || asksForHelp(words);
  if (!isAsked && first !== undefined) around.complain(`There is no command '${first}'.`);
  for (const line of overview()) (isAsked ? around.say : around.complain)(line);
  return isAsked ? exitCodes.fine : exitCodes.usage;
}

async function run(
  name: CommandName,
  words: readonly string[],
  around: CommandEnvironment,
): Promise<ExitCode> {
  try {
    const asked = askedBy(words, around);
    return await runs[name](asked).catch((error: unknown) => {
      if (error instanceof UsageError) throw error;
      return faultOf(error, asked);
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.complain(error.message);
    around.complain(`See: npm run portal -- ${name} --help`);
    return exitCodes.usage;
  }
}

/** Runs one command line and returns its exit code. */
export async function runCommandLine(
  words: readonly string[],
  around: CommandEnvironment,
): Promise<ExitCode> {
  const [first, ...rest] = words[0] === 'help' ? words.slice(1) : words;
  if (!isCommand(first)) return showOverview(words, around);
  if (words[0] !== 'help' && !asksForHelp(rest)) return run(first, rest, around);
  for (const line of explanation(first)) around.say(line);
  return exitCodes.fine;
}
