import { expect, it } from 'vitest';
import { undescribed } from './undescribed.js';

it('Q1 leaves out what describes a chart and its states, what only the compiler reads, and nothing else', () => {
  const code = `setup({ types: { context: {}, events: {} }, actions: { types: () => {} } }).createMachine({
  id: 'a',
  description: "What's, it",
  states: { one: { description: 'Over', tags: 'pending' }, two: { description: 'Last' }, three: { description } },
  context: ({ input: { description } }) => ({ description, title: text(description) }),
});`;
  expect(undescribed(code, 'a.js').replaceAll(/\s+/g, ' ')).toBe(
    "setup({ actions: { types: () => {} } }).createMachine({ id: 'a', states: { one: { tags: 'pending' }, two: { }, three: { description } }, " +
      'context: ({ input: { description } }) => ({ description, title: text(description) }), });',
  );
});
