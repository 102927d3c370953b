import { setup } from 'xstate';
import type { RightEnv } from '../../contract/index.ts';

/** Group orders: several pre-order carts under one name (specification, section 4). */
export const groupsMachine = setup({
  types: {
    context: {} as { rightEnv: RightEnv; groupId: string | null },
    input: {} as { rightEnv: RightEnv; groupId: string | null },
  },
}).createMachine({
  id: 'groups',
  description: 'Group orders',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'Group orders are shown' } },
});
