import type { Cart, CartHead, LinesAnswer } from '../../contract/index.ts';
import type { CartContext } from './cartEvents.ts';
import { closed, noHistory, overtaken } from './history.ts';
import {
  byVariant,
  changesOf,
  linesAfter,
  markLost,
  markReturned,
  markSent,
  over,
  sentIn,
  settled,
} from './ledger.ts';

type Known = Pick<CartContext, 'head' | 'lines' | 'whole' | 'ledger'>;

/** The known cart has been finalized; the current cart, if any, is its successor. */
export const isAfter = (known: CartHead | null, cart: Cart | null): boolean =>
  known !== null && known.cartId !== cart?.head.cartId;

/** What is known once the cart was read: edits are kept on top, and steps to undo while it is the same cart. */
export const afterReading = (known: Known, cart: Cart | null) => {
  const lines = byVariant(cart?.lines ?? []);
  return {
    head: cart?.head ?? null,
    lines,
    whole: cart?.head.version ?? 0,
    ledger: over(known.ledger, known.lines, lines),
    ...(isAfter(known.head, cart) ? { history: noHistory } : {}),
  };
};

type Sending = Pick<CartContext, 'lines' | 'ledger' | 'history' | 'mostChanges'>;

/** The next lot is on its way; the next keystroke begins a step of its own. */
export const afterSending = ({ ledger, lines, history, mostChanges }: Sending) => ({
  ledger: markSent(ledger, lines, changesOf(ledger, mostChanges)),
  history: closed(history),
});

/** No answer came: what was sent may be stored or not. */
export const afterLoss = ({ ledger, lines }: Sending) => ({
  ledger: markLost(ledger, lines, sentIn(ledger)),
});

/** The call was refused as a whole: what was sent is typed again. */
export const afterReturn = ({ ledger, lines }: Sending) => ({
  ledger: markReturned(ledger, lines, sentIn(ledger)),
});

/** The first change creates the cart, which starts empty at version 1. */
const knownUpTo = ({ head, whole }: Known, answer: LinesAnswer): number =>
  answer.before <= (head === null ? 1 : whole) ? answer.head.version : whole;

/** What is known once the changes that were sent have been answered. */
export const afterSaving = (known: Known & Pick<CartContext, 'history'>, answer: LinesAnswer) => {
  const ledger = settled(known.ledger, known.lines, sentIn(known.ledger), answer);
  const conflicting = answer.conflicts
    .map(({ articleVariantId }) => articleVariantId)
    .filter((id) => ledger.cells.get(id)?.conflict);
  return {
    head: answer.head,
    whole: knownUpTo(known, answer),
    lines: linesAfter(known.lines, answer),
    ledger,
    history: overtaken(known.history, new Set(conflicting)),
  };
};
