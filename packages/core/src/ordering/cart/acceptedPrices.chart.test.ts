import { priceAcceptances } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { readingSuite, sampleAcceptance } from '../../testing/index.ts';
import { acceptedPricesMachine } from './acceptedPrices.machine.ts';

readingSuite(acceptedPricesMachine, {
  params: { rightEnv: 'preorder', cartId: 'cart-1' },
  answer: [sampleAcceptance],
  provided: (api) => acceptedPricesMachine.provide({ actors: { read: reader(api, priceAcceptances) } }),
});
