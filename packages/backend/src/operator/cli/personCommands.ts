import { number, record, string, type, unknown } from 'superstruct';
import type { Command } from './command.ts';

const heldStruct = type({ email: string(), own: record(string(), unknown()) });
const erasedStruct = type({
  removed: record(string(), number()),
  pseudonymized: record(string(), number()),
});

const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${name} ${rows}`)
    .join(', ') || 'nothing';

export const personCommands: readonly Command[] = [
  {
    name: 'person export',
    operands: ['<email or id>'],
    help: 'prints what is held about somebody, as JSON',
    options: {},
    async run(given, portal) {
      const held = await portal.ask('POST', '/people/export', heldStruct, { person: given.operand });
      return { lines: [JSON.stringify(held, null, 2)], data: held };
    },
  },
  {
    name: 'person erase',
    operands: ['<email or id>'],
    help: 'removes somebody for good, and signs them out; kept records of carts and orders get a pseudonym',
    options: {},
    async run(given, portal) {
      const erased = await portal.ask(
        'POST',
        '/people/erase',
        erasedStruct,
        { person: given.operand },
        { patience: 600_000 },
      );
      return {
        lines: [
          `'${given.operand}' is erased.`,
          `Removed: ${countsOf(erased.removed)}.`,
          `A pseudonym stands in: ${countsOf(erased.pseudonymized)}.`,
        ],
        data: erased,
      };
    },
  },
];
