import { array, enums, integer, literal, string, type } from 'superstruct';
import { tokenParts } from '../programTokens/programToken.schema.ts';
import { columns } from './columns.ts';
import type { Command } from './command.ts';
import { showTime } from './time.ts';

const shown = { name: string(), parts: array(enums(tokenParts)) };
const listStruct = array(type({ ...shown, madeAt: integer() }));
const madeStruct = type({ ...shown, token: string() });

export const tokenCommands: readonly Command[] = [
  {
    name: 'token add',
    operands: ['<name>'],
    help: 'makes a token by which a program of the house, such as its ERP, may call a part of /operator',
    options: {
      for: { value: '<part>', help: `${tokenParts.join(', ')}; may be repeated`, many: true },
    },
    async run(given, portal) {
      const parts = given.many('for');
      const answer = await portal.ask('POST', '/tokens', madeStruct, { name: given.operand, parts });
      const lines = [`${answer.token}`, `For ${answer.parts.join(', ')}. It is shown this once.`];
      return { lines, data: answer };
    },
  },
  {
    name: 'token list',
    operands: [],
    help: 'the tokens of programs, without the secrets',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/tokens', listStruct);
      const rows = all.map(({ name, parts, madeAt }) => [name, parts.join(', '), showTime(madeAt)]);
      return { lines: columns(['TOKEN', 'FOR', 'MADE'], rows, 'No tokens.'), data: all };
    },
  },
  {
    name: 'token remove',
    operands: ['<name>'],
    help: 'ends a token at once',
    options: {},
    async run(given, portal) {
      await portal.ask('DELETE', `/tokens/${given.id}`, literal(null));
      return { lines: [`Removed: ${given.operand}.`], data: { removed: given.operand } };
    },
  },
];
