import type { CartNews } from '../../contract/index.ts';
import type { EventsOf } from '../../platform/actors/tellRunning.ts';
import { mayInsert } from '../../rules/rights.ts';
import { differs } from '../cart/cartStatus.ts';
import type { FindingsChanged } from '../check/check.machine.ts';
import type { NewsCame } from '../news/newsChart.ts';
import type { workspaceCharts } from './workspaceCharts.ts';
import { headOf, may, type WorkspaceContext, type WorkspaceEvent, wouldGoWithout } from './workspaceFacts.ts';

/** Event that tells the actors working on the cart about its current state. */
const cartChanged = (context: WorkspaceContext) => ({
  type: 'cart.changed' as const,
  head: headOf(context),
});

/** What the charts of the order check are told of a cart that changed and is stored. */
export const checkNews = (context: WorkspaceContext) => {
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

/** What the scan is told: whether what is scanned can be added. */
export const scanNews = ({ context }: { readonly context: WorkspaceContext }) => ({
  type: 'cart.turned' as const,
  open: context.cart.status !== 'closed' && may(context, mayInsert),
});

/**
 * What the approval is told of the finalization; and this which cart is shown, where it has another one: it hears of none
 * while an answer is awaited.
 */
export const endingNews = ({
  context,
  event,
}: {
  readonly context: WorkspaceContext;
  readonly event: WorkspaceEvent;
}) => {
  const { cart, ending } = context;
  const approval = { type: 'ending.changed' as const, ending };
  const isOther =
    event.type === 'finalization.statusChanged' && cart.head !== null && differs(event.head, cart.head);
  return { approval, ...(isOther && { finalization: cartChanged(context) }) };
};

/** What the finalization is told of news of an order: which cart became one. */
export const orderNews = ({ event: { news } }: { readonly event: NewsCame<CartNews> }) => ({
  type: 'cart.left' as const,
  ordered: news.cart?.cartId ?? null,
});
