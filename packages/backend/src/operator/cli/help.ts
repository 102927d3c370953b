import { columns } from './columns.ts';
import type { Command, Option } from './command.ts';

const call = 'npm run portal --';
const usageOf = ({ name, operands }: Command): string => [name, ...operands].join(' ');

const written = ([name, { value }]: readonly [string, Option]): string =>
  value === null ? `--${name}` : `--${name} ${value}`;

/** All commands, one line each. */
export function overview(commands: readonly Command[]): string[] {
  const lines = commands.map((command) => [`  ${usageOf(command)}`, command.help]);
  return [
    `Usage: ${call} <command> [options]`,
    '',
    'Changes what a running portal shows. It is found by PORT, HOST and DATA_DIR, as it was started.',
    '',
    ...columns(['Commands', ''], lines, ''),
    '',
    'Every command takes --json for machine-readable output, and --help for its options.',
    'Exit codes: 0 done; 1 no portal answers, or it refuses; 2 the command line is not understood.',
  ];
}

/** One command with its options. */
export function explanation(command: Command): string[] {
  const all = { ...command.options, json: { value: null, help: 'machine-readable output' } };
  const options = Object.entries(all).map((entry) => [`  ${written(entry)}`, entry[1].help]);
  return [
    `Usage: ${call} ${usageOf(command)} [options]`,
    '',
    `${command.name}: ${command.help}`,
    '',
    ...columns(['Options', ''], options, ''),
  ];
}
