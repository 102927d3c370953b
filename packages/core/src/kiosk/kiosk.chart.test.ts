import type { AnyMachineSnapshot } from 'xstate';
import type { CartHead } from '../contract/index.ts';
import {
  approvedHead,
  buyerRights,
  chartSuite,
  sampleCart,
  sampleHead,
  samplePlace,
} from '../testing/index.ts';
import { type KioskContext, kioskMachine } from './kiosk.machine.ts';

/** How the cart stands, as far as the kiosk looks. */
const cartAt = (head: CartHead | null, isStored = true) => ({
  type: 'cart.statusChanged',
  status: isStored ? 'stored' : 'busy',
  unsaved: isStored ? 'none' : 'kept',
  head,
  whole: head?.version ?? 0,
});

const viewerRights = {
  ...buyerRights,
  preorder: { ...buyerRights.preorder, rights: ['COLLECTION_VIEW' as const] },
};
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as KioskContext;

chartSuite(kioskMachine, {
  input: { place: samplePlace, assortment: ['13.00001'] },
  events: [
    { type: 'session.statusChanged', status: 'signedIn' },
    { type: 'session.statusChanged', status: 'signedOut' },
    { type: 'order.ended' },
    { type: 'order.resumed' },
    cartAt(null),
    cartAt(sampleHead(), false),
    cartAt(sampleHead()),
    cartAt(approvedHead),
    cartAt(sampleHead({ version: 9, pieces: 0 })),
    { type: 'findings.changed', findings: [] },
    { type: 'cart.answered', cart: sampleCart(sampleHead()) },
    { type: 'cart.answered', cart: sampleCart(approvedHead) },
  ],
  answers: {
    access: [
      { roles: [], rights: buyerRights },
      { roles: [], rights: viewerRights },
    ],
  },
  invariants: {
    'HZ46: nothing of the user is known behind a closed gate': (snapshot) =>
      !snapshot.matches('closed') ||
      (contextOf(snapshot).access === null && contextOf(snapshot).head === null),
    'K2 nothing is ordered without the right': (snapshot) =>
      !snapshot.matches({ open: 'ordering' }) ||
      contextOf(snapshot).access?.rights.preorder.rights.includes('SHOPPINGCART_INSERT') === true,
    'what is checked is there': (snapshot) =>
      !snapshot.matches({ open: { ordering: 'checking' } }) || contextOf(snapshot).head !== null,
  },
});
