import type { EventsOf } from '../../platform/actors/tellRunning.ts';
import type { FindingsChanged } from '../check/check.machine.ts';
import type { workspaceCharts } from './workspaceCharts.ts';
import { headOf, type WorkspaceContext, wouldGoWithout } from './workspaceFacts.ts';

/** Event that tells the actors working on the cart about its current state. */
const cartChanged = (context: WorkspaceContext) => ({
  type: 'cart.changed' as const,
  head: headOf(context),
});

/** What the charts of the order check are told of a cart that changed and is stored. */
export const cartNewsOfCheck = (context: WorkspaceContext) => {
  const changed = cartChanged(context);
  const again = { type: 'reading.refreshed' } as const;
  return {
    approval: changed,
    finalization: changed,
    check: changed,
    acceptedPrices: again,
    contents: again,
    approvalHistory: again,
  };
};

/** What those that approve and finalize are told of it. */
export const decisionNews = (context: WorkspaceContext) => {
  const turned = { type: 'details.turned', unsent: wouldGoWithout(context) } as const;
  return { approval: turned, finalization: turned };
};

/** The pages that have a search of their own in the address, and what they are told of it. */
export const searchNews = (search: string) => {
  const shown = { type: 'search.shown', search } as const;
  return { style: shown, cartView: shown, rack: shown } satisfies EventsOf<typeof workspaceCharts>;
};

/** Those that the findings of the check decide for. */
export const findingsNews = (changed: FindingsChanged) =>
  ({ approval: changed, finalization: changed }) satisfies EventsOf<typeof workspaceCharts>;

/** What the finalization is told where the place has no cart any more. */
export const cartLeft = ({ context: { ordered } }: { readonly context: WorkspaceContext }) => ({
  type: 'cart.left' as const,
  ordered,
});
