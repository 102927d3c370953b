import {
  chartSuite,
  missing,
  networkLost,
  samplePlace,
  sampleStyle,
  wiringSuite,
} from '../../testing/index.ts';
import { keylookMachine } from './keylook.machine.ts';
import { keylookLogic } from './style.actors.ts';

const look = { keylookId: 'K1', name: 'Harbour walk', styles: [sampleStyle({ keylookId: 'K1' })] };

const tour = {
  input: { place: samplePlace, keylookId: 'K1', mayInsert: true },
  events: [
    { type: 'look.opened' },
    { type: 'look.closed' },
    { type: 'look.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadLook: [look], renewLook: [{ ...look, name: 'Hafenspaziergang' }] },
  failures: { loadLook: [networkLost, missing], renewLook: [networkLost, missing] },
};

chartSuite(keylookMachine, {
  ...tour,
  otherInputs: [
    { place: samplePlace, keylookId: null, mayInsert: true },
    { place: samplePlace, keylookId: 'K1', mayInsert: false },
  ],
  invariants: {
    'a look is shown only when it is there': (snapshot) =>
      !snapshot.matches('showing') || snapshot.context.look !== null,
    'a style without a look asks for none': (snapshot) =>
      (snapshot.context.keylookId === null) === snapshot.matches('none'),
    'K2 an order sheet is open only before those who may put quantities in': (snapshot) =>
      !snapshot.matches({ showing: { sheet: 'open' } }) || snapshot.context.mayInsert,
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(keylookMachine, { tour, machine: (api) => keylookLogic({ api }) });
