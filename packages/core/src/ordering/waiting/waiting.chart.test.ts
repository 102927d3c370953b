import { approvedCarts } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { approvedHead, readingSuite } from '../../testing/index.ts';
import { waitingMachine } from './waiting.machine.ts';

readingSuite(waitingMachine, {
  params: { rightEnv: 'preorder' },
  answer: [approvedHead],
  provided: (api) => waitingMachine.provide({ actors: { read: reader(api, approvedCarts) } }),
});
