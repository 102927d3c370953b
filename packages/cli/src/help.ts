import { exitCodes } from './exitCodes.ts';
import { type OptionName, options } from './options.ts';

const call = 'npm run portal --';

export interface Command {
  readonly usage: string;
  readonly help: string;
  readonly options: readonly OptionName[];
}

const anywhere: readonly OptionName[] = ['portal', 'issuer', 'client', 'language', 'json'];

export const commands = {
  validate: {
    usage: 'validate <file> --customer NUMBER --season SEASON',
    help: 'says what each row of an order file (XLSX, CSV or text) would become; orders nothing',
    options: [
      'customer',
      'season',
      'subdivision',
      'collection',
      'ordering',
      'mode',
      'sheet',
      'demo',
      ...anywhere,
    ],
  },
  'sign-in': { usage: 'sign-in', help: 'shows a code to sign in with at a browser', options: anywhere },
  'sign-out': { usage: 'sign-out', help: 'gives the tokens back, and forgets them', options: anywhere },
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(commands, word);

const codes: Readonly<Record<keyof typeof exitCodes, string>> = {
  fine: 'every row can be taken',
  findings: 'rows cannot be taken, the file cannot be read, or the point of sale is locked',
  usage: 'the command line is not understood, or what it names is not there',
  signIn: 'nobody is signed in',
  unreachable: 'the portal does not answer',
  refused: 'the portal refuses',
};

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
};

/** All commands, one line each, with the exit codes. */
export function overview(): string[] {
  return [
    `Usage: ${call} <command> [options]`,
    '',
    'Orders, for whoever is signed in:',
    ...columns(Object.values(commands).map(({ usage, help }): [string, string] => [usage, help])),
    '',
    'Exit codes:',
    ...columns(
      Object.entries(exitCodes).map(([name, code]): [string, string] => [
        String(code),
        codes[name as keyof typeof codes],
      ]),
    ),
  ];
}

/** One command with its options. */
export function explanation(name: CommandName): string[] {
  const command: Command = commands[name];
  const written = (option: OptionName): string => {
    const { value } = options[option];
    return value === null ? `--${option}` : `--${option} ${value}`;
  };
  return [
    `Usage: ${call} ${command.usage} [options]`,
    '',
    `${name}: ${command.help}`,
    '',
    ...columns(command.options.map((option): [string, string] => [written(option), options[option].help])),
    '',
    ...overview().slice(-Object.keys(exitCodes).length - 1),
  ];
}
