import { packStyles } from '../../contract/index.ts';
import { readingSuite, sampleStyle } from '../../testing/index.ts';
import { contentsActors } from './contents.actors.ts';
import { contentsMachine } from './contents.machine.ts';

readingSuite(contentsMachine, {
  params: { rightEnv: 'preorder', cartId: 'cart-1' },
  answer: [sampleStyle()],
  sent: packStyles([sampleStyle()]),
  provided: (api) => contentsMachine.provide({ actors: contentsActors(api) }),
});
