import type { LineChange, LinesAnswer } from '../contract/index.ts';
import type { CartContext, CartEvent } from '../ordering/cart/cartEvents.ts';
import { cellState } from '../ordering/cart/cell.ts';
import { closed, noHistory, overtaken } from '../ordering/cart/history.ts';
import { cartChangesOf } from '../ordering/cart/intents.ts';
import {
  byVariant,
  changesOf,
  decided,
  draftOf,
  emptyLedger,
  entryIn,
  linesAfter,
  markLost,
  markSent,
  settled,
  wishedOf,
} from '../ordering/cart/ledger.ts';
import { SharedCart } from './sharedCart.ts';

/** What a desk is made of; a test puts a faulty part in to see that it is found out. */
export const soundParts = { cartChangesOf, markSent, markLost, settled, decided, draftOf };
export type Parts = typeof soundParts;

/** More changes than a random cart has cells never matter. */
const LOT = 3;

/** A page at work on a cart that others change, and what its user means by now. */
export class Desk {
  readonly server = new SharedCart();
  /** Pieces meant last; null: what is typed is no quantity. */
  private readonly intents = new Map<string, number | null>();
  /** Cells in which the server held what was meant, at some time since it was meant. */
  private readonly honoured = new Set<string>();
  private underWay: readonly LineChange[] | null = null;
  private readonly parts: Parts;
  private page: Pick<CartContext, 'lines' | 'ledger' | 'history'> = {
    lines: byVariant([]),
    ledger: emptyLedger,
    history: noHistory,
  };

  constructor(parts: Parts = soundParts) {
    this.parts = parts;
    this.server.onWrite = (id) => {
      if (this.server.at(id) === this.intents.get(id)) this.honoured.add(id);
    };
  }

  entry(id: string): string {
    return entryIn(this.page.ledger, this.page.lines, id);
  }

  entries(ids: readonly string[]): string[] {
    return ids.map((id) => this.entry(id));
  }

  /** The user does something to some cells, and means what they show then. */
  do(event: CartEvent, ids: readonly string[]): void {
    this.page = { ...this.page, ...this.parts.cartChangesOf(this.page, event) };
    for (const id of ids) this.mean(id, this.pieces(id));
  }

  type(cells: readonly { articleVariantId: string; entry: string; pieces: number | null }[]): void {
    this.do({ type: 'cells.typed', cells }, []);
    for (const { articleVariantId, pieces } of cells) this.mean(articleVariantId, pieces);
  }

  /** Takes a step back or does it again; answers the cells it changed. */
  step(type: 'edits.undone' | 'edits.redone'): readonly string[] {
    const steps = type === 'edits.undone' ? this.page.history.past : this.page.history.future;
    if (steps.length === 0) return [];
    this.do({ type }, []);
    const ids = this.page.history.undoing?.articleVariantIds ?? [];
    for (const id of ids) this.mean(id, this.pieces(id));
    return ids;
  }

  decide(articleVariantId: string, keep: 'mine' | 'theirs'): void {
    const { ledger, lines } = this.page;
    if (!ledger.cells.get(articleVariantId)?.conflict) return;
    this.page = { ...this.page, ledger: this.parts.decided(ledger, lines, articleVariantId, keep) };
    if (keep === 'theirs') this.mean(articleVariantId, this.pieces(articleVariantId), true);
  }

  send(): void {
    if (this.underWay) return;
    const { ledger, lines, history } = this.page;
    const changes = changesOf(ledger, LOT);
    if (changes.length === 0) return;
    this.underWay = changes;
    this.page = {
      ...this.page,
      ledger: this.parts.markSent(ledger, lines, changes),
      history: closed(history),
    };
  }

  /** The answer comes, its lists in any order; the call may have been made twice on the way. */
  answer(twice: boolean, turned: boolean): void {
    const changes = this.underWay;
    if (!changes) return;
    if (twice) this.server.answer(changes);
    const plain = this.server.answer(turned ? [...changes].reverse() : changes);
    this.take(changes, plain);
  }

  /** No answer comes; the call got there or not. */
  lose(arrived: boolean): void {
    const changes = this.underWay;
    if (!changes) return;
    if (arrived) this.server.answer(changes);
    this.underWay = null;
    const { ledger, lines } = this.page;
    this.page = { ...this.page, ledger: this.parts.markLost(ledger, lines, changes) };
  }

  /** The page is gone and another one takes up what it kept; a call under way got there or not. */
  reload(arrived: boolean): void {
    const draft = { at: 0, cartId: null, cells: this.parts.draftOf(this.page.ledger) };
    if (arrived && this.underWay) this.server.answer(this.underWay);
    this.underWay = null;
    this.page = {
      lines: byVariant(this.server.lines()),
      ledger: emptyLedger,
      history: noHistory,
    };
    this.do({ type: 'draft.found', draft: JSON.parse(JSON.stringify(draft)) }, []);
  }

  /** Sends until nothing can be sent any more. */
  rest(): void {
    this.answer(false, false);
    for (let turn = 0; turn < 50; turn += 1) {
      this.send();
      if (!this.underWay) return;
      this.answer(false, false);
    }
    throw new Error('it never comes to rest');
  }

  /** At rest: what of the user's intents was lost without a word, by cell. */
  lostSilently(): string[] {
    return [...this.intents].flatMap(([id, meant]) => {
      const edit = this.page.ledger.cells.get(id);
      const state = cellState(edit);
      const said = state === 'invalid' || state === 'refused' || edit?.conflict;
      if (said) return (edit?.pieces ?? null) === meant ? [] : [`${id}: shows another intent`];
      if (edit) return [`${id}: ${state} at rest`];
      if (!this.honoured.has(id)) return [`${id}: ${meant} was never stored`];
      const isMine = this.server.writers.get(id) === 'me';
      return isMine && this.server.at(id) !== this.pieces(id) ? [`${id}: page and server differ`] : [];
    });
  }

  private take(changes: readonly LineChange[], answer: LinesAnswer): void {
    const { ledger, lines, history } = this.page;
    const next = this.parts.settled(ledger, lines, changes, answer);
    const conflicting = answer.conflicts
      .map(({ articleVariantId }) => articleVariantId)
      .filter((id) => next.cells.get(id)?.conflict);
    this.underWay = null;
    this.page = {
      ...this.page,
      lines: linesAfter(lines, answer),
      ledger: next,
      history: overtaken(history, new Set(conflicting)),
    };
  }

  private pieces(id: string): number | null {
    const edit = this.page.ledger.cells.get(id);
    if (!edit) return this.page.lines.get(id)?.quantity ?? 0;
    return edit.pieces === null ? null : wishedOf(edit);
  }

  /** `stands`: it is what stands already, by the user's own decision. */
  private mean(id: string, pieces: number | null, stands = false): void {
    this.intents.set(id, pieces);
    if (stands || this.server.at(id) === pieces || (this.page.lines.get(id)?.quantity ?? 0) === pieces) {
      this.honoured.add(id);
    } else this.honoured.delete(id);
  }
}
