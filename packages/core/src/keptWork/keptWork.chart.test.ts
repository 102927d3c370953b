import type { Api } from '../platform/api/client.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  wiringSuite,
} from '../testing/index.ts';
import { keptWorkLogic } from './keptWork.actors.ts';
import { keptWorkMachine } from './keptWork.machine.ts';

const seasons = [{ season: 'SS27', quantities: 3, notes: 1, details: 0, scans: 0, lists: 0 }];
const found = { seasons, readable: true };
const nothing = { seasons: [], readable: false };

const tour = {
  events: [
    { type: 'logout.wished' },
    { type: 'work.kept' },
    { type: 'work.removed' },
    { type: 'logout.cancelled' },
    { type: 'route.changed' },
    { type: 'user.left' },
  ],
  answers: { look: [found, nothing], lookAgain: [found, nothing] },
};

chartSuite(keptWorkMachine, {
  ...tour,
  contextKey: ({ context }) => context,
  invariants: {
    'A12 it is asked exactly where something is kept': (snapshot) =>
      snapshot.matches('asking') === snapshot.hasTag('dialog') &&
      (!snapshot.matches('asking') || snapshot.context.seasons.length > 0),
  },
});

const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'ada', email: 'a@lind.test' };
const draft = 'selvedge.draft.ada/preorder/c-1/SS27/1/main/p1';
const cells = ['v-1', 'v-2', 'v-3'].map((id) => [id, '5', 0, []]);

let page: FakePage;
let held: ReturnType<typeof hold>;

const logic = (api: Api) => {
  page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(api, page);
  return keptWorkLogic({ ...dependencies, portal: { ...dependencies.portal, profile: () => profile } });
};

const look = (answer: unknown) => {
  page.local.clear();
  if (answer === found) page.local.set(draft, JSON.stringify({ format: 1, at: 1, cartId: null, cells }));
  held.release('look');
};
const failToLook = (error: unknown) => held.fail('look', error);

wiringSuite(keptWorkMachine, {
  tour,
  machine: (api) => {
    held = hold(logic(api), ['look']);
    return held.machine;
  },
  doing: {
    answers: { look, lookAgain: look },
    failures: { look: failToLook, lookAgain: failToLook },
  },
});
