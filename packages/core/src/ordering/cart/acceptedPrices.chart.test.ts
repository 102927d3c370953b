import { reader } from '../../actors/reading.ts';
import { priceAcceptances } from '../../contract/index.ts';
import { readingSuite, sampleNow } from '../../testing/index.ts';
import { acceptedPricesMachine } from './acceptedPrices.machine.ts';

readingSuite(acceptedPricesMachine, {
  params: { rightEnv: 'preorder', cartId: 'cart-1' },
  answer: [
    {
      articleVariantId: 'v-1',
      articleNumber: '50-4711',
      styleName: 'Poplin shirt',
      colourName: 'Navy',
      articleLength: '32',
      size: 'S',
      old: 4990,
      new: 5290,
      by: 'Bea Buyer',
      at: sampleNow,
    },
  ],
  provided: (api) => acceptedPricesMachine.provide({ actors: { read: reader(api, priceAcceptances) } }),
});
