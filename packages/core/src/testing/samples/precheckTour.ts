import { networkLost } from '../samples.ts';
import { sampleFinding } from './carts.ts';

/** Everything that can happen to a precheck, for its chart and for its screen. */
export const precheckTour = {
  input: { rightEnv: 'preorder', cartId: 'cart-1', settled: false, version: 3 },
  events: [
    { type: 'precheck.asked', invalid: 0, conflicting: 0, refused: 0 },
    { type: 'precheck.asked', invalid: 1, conflicting: 0, refused: 0 },
    { type: 'precheck.asked', invalid: 0, conflicting: 1, refused: 0 },
    { type: 'precheck.asked', invalid: 0, conflicting: 0, refused: 1 },
    { type: 'precheck.closed' },
    { type: 'cart.statusChanged', settled: true, version: 3 },
    { type: 'cart.statusChanged', settled: false, version: 3 },
    { type: 'cart.statusChanged', settled: true, version: 4 },
  ],
  answers: {
    precheck: [
      { version: 3, findings: [] },
      { version: 3, findings: [sampleFinding] },
    ],
  },
  failures: { precheck: [networkLost] },
};
