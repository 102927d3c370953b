import { expect, it } from 'vitest';
import { withoutDescriptions } from './undescribed.js';

it('Q1 leaves out what describes a chart and its states, and nothing else', () => {
  const code = `setup({}).createMachine({
  id: 'a',
  description: "What's, it",
  states: { one: { description: 'Over', tags: 'pending' }, two: { description: 'Last' }, three: { description } },
  context: ({ input: { description } }) => ({ description, title: text(description) }),
});`;
  expect(withoutDescriptions(code, 'a.js').replaceAll(/\s+/g, ' ')).toBe(
    "setup({}).createMachine({ id: 'a', states: { one: { tags: 'pending' }, two: { }, three: { description } }, " +
      'context: ({ input: { description } }) => ({ description, title: text(description) }), });',
  );
});
