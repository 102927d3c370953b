import type { CellConflict, LineChange, LinesAnswer } from '../contract/index.ts';
import { sampleFinding, sampleHead, sampleLine } from './samples/index.ts';

/** Who wrote a cell last. */
type Writer = 'me' | 'other';

/**
 * A cart on a server that others write as well, by the rules of the real one: a change is stored if the cell still
 * has what it was made on, or already what is wished. More than `MOST` pieces of a cell are refused.
 */
export class SharedCart {
  static readonly MOST = 40;
  readonly pieces = new Map<string, number>();
  readonly writers = new Map<string, Writer>();
  /** Told after each write. */
  onWrite: (articleVariantId: string) => void = () => {};

  at(articleVariantId: string): number {
    return this.pieces.get(articleVariantId) ?? 0;
  }

  write(articleVariantId: string, pieces: number, writer: Writer): void {
    this.pieces.set(articleVariantId, pieces);
    this.writers.set(articleVariantId, writer);
    this.onWrite(articleVariantId);
  }

  lines() {
    return [...this.pieces]
      .filter(([, quantity]) => quantity > 0)
      .map(([articleVariantId, quantity]) => sampleLine({ articleVariantId, quantity }));
  }

  answer(changes: readonly LineChange[]): LinesAnswer {
    const stored: LinesAnswer['stored'] = [];
    const conflicts: CellConflict[] = [];
    const refused: LinesAnswer['refused'] = [];
    for (const { articleVariantId, quantity, was } of changes) {
      const theirs = this.at(articleVariantId);
      const line = (pieces: number) => sampleLine({ articleVariantId, quantity: pieces });
      if (theirs === quantity) stored.push(line(quantity));
      else if (theirs !== was)
        conflicts.push({ articleVariantId, mine: quantity, theirs, by: 'Max', at: 0, line: line(theirs) });
      else if (quantity > SharedCart.MOST) refused.push({ articleVariantId, finding: sampleFinding });
      else {
        this.write(articleVariantId, quantity, 'me');
        stored.push(line(quantity));
      }
    }
    return { head: sampleHead(), before: sampleHead().version, stored, conflicts, refused };
  }
}
