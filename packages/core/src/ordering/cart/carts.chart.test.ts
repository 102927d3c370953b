import { reader } from '../../actors/reading.ts';
import { customerCarts } from '../../contract/index.ts';
import { approvedHead, readingSuite } from '../../testing/index.ts';
import { cartsMachine } from './carts.machine.ts';

readingSuite(cartsMachine, {
  params: { rightEnv: 'preorder', customerId: 'c-1' },
  answer: [approvedHead],
  provided: (api) => cartsMachine.provide({ actors: { read: reader(api, customerCarts) } }),
});
