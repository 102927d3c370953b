import type { AnyMachineSnapshot } from 'xstate';
import { chartSuite } from '../../testing/index.ts';
import { missingStylesMachine } from './missingStyles.machine.ts';

chartSuite(missingStylesMachine, {
  events: [
    { type: 'styles.missing', articleIds: ['s-1'] },
    { type: 'styles.missing', articleIds: ['s-2', 's-1'] },
    { type: 'styles.missing', articleIds: ['s-3', 's-1'] },
  ],
  contextKey: ({ context }: AnyMachineSnapshot) => context.asked.toSorted(),
  invariants: {
    'each style is asked for once': ({ context }) => new Set(context.asked).size === context.asked.length,
  },
});
