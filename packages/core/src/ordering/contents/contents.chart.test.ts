import { reader } from '../../actors/reading.ts';
import { cartStyles } from '../../contract/index.ts';
import { readingSuite, sampleStyle } from '../../testing/index.ts';
import { contentsMachine } from './contents.machine.ts';

readingSuite(contentsMachine, {
  params: { rightEnv: 'preorder', cartId: 'cart-1' },
  answer: [sampleStyle()],
  provided: (api) => contentsMachine.provide({ actors: { read: reader(api, cartStyles) } }),
});
