/** A chart of somebody else's project, tested by the core's kit with that project's own Vitest and xstate. */
import { chartSuite } from '@selvedge/core/testing';
import { setup } from 'xstate';

const door = setup({
  types: { events: /** @type {{ type: 'door.opened' } | { type: 'door.shut' }} */ ({}) },
}).createMachine({
  id: 'door',
  description: 'A door of the shop',
  initial: 'shut',
  states: {
    shut: { description: 'Nobody comes in', on: { 'door.opened': 'open' } },
    open: { description: 'Whoever wants comes in', on: { 'door.shut': 'shut' } },
  },
});

chartSuite(door, {
  events: [{ type: 'door.opened' }, { type: 'door.shut' }],
  invariants: { 'it is open or shut': (snapshot) => snapshot.matches('open') !== snapshot.matches('shut') },
});
