import type { AnyMachineSnapshot } from 'xstate';
import { chartSuite } from '../../testing/index.ts';
import { newStylesMachine } from './newStyles.machine.ts';

chartSuite(newStylesMachine, {
  events: [
    { type: 'styles.missing', articleIds: ['s-1'] },
    { type: 'styles.missing', articleIds: ['s-1', 's-2'] },
  ],
  contextKey: ({ context }: AnyMachineSnapshot) => [context.asked.length],
  invariants: {
    'each style is asked for once': ({ context }) => new Set(context.asked).size === context.asked.length,
  },
});
