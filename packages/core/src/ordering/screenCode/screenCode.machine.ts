import { enqueueActions, setup } from 'xstate';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { watch } from '../../platform/actors/service.ts';

type Screen = OrderingRoute['screen'];

export type ScreenCodeEvent =
  | { type: 'code.loaded' }
  | { type: 'code.lost' }
  /** The user tries again, or a maintenance is over. */
  | { type: 'code.retried' }
  | { type: 'page.woke' }
  | { type: 'reload.requested' };

/** What the chart tells its parent, once: the code of this screen is there. */
export interface CodeCame {
  readonly type: 'code.came';
  readonly screen: Screen;
}

/** How the code of a screen comes (C7): the one place that waits for it, whatever the screen. */
export const screenCodeMachine = setup({
  types: {
    context: {} as { screen: Screen },
    events: {} as ScreenCodeEvent,
    input: {} as { screen: Screen },
    tags: {} as 'pending' | 'failed',
  },
  actors: { fetchCode: watch<{ screen: Screen }>(), watchPage: watch() },
  actions: {
    tellParent: enqueueActions(({ context: { screen }, self, enqueue }) =>
      notifyParent<CodeCame>({ self, enqueue }, { type: 'code.came', screen }),
    ),
    /** Loads the page anew; provided by the composition root. */
    reload: () => {},
  },
}).createMachine({
  id: 'screenCode',
  description: 'How the code of a screen comes',
  context: ({ input }) => ({ ...input }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The code is on its way',
      tags: 'pending',
      invoke: { id: 'fetchCode', src: 'fetchCode', input: ({ context: { screen } }) => ({ screen }) },
      on: {
        'code.loaded': { target: 'here', actions: 'tellParent' },
        'code.lost': 'lost',
      },
    },
    lost: {
      description: 'The code did not come: there is no network, or a new version of the portal',
      tags: 'failed',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: { 'code.retried': 'fetching', 'page.woke': 'fetching', 'reload.requested': { actions: 'reload' } },
    },
    here: { description: 'The code is there', type: 'final' },
  },
});
