import type { ApprovalHistory, ChangedCell, Language } from '@selvedge/core/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { textIn } from '../../database/translated.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { readLines } from '../cart/cart.store.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { comesInOneLength } from '../style/oneLength.ts';
import { styles } from '../style/style.schema.ts';
import type { ApprovedLine } from './approval.schema.ts';
import { approvalRecordsOf, approvalsIn } from './approval.store.ts';
import type { BoundLine } from './approvalFingerprint.ts';

type Cell = ChangedCell['now'];

const none: Cell = { quantity: 0, price: null };
const cellOf = ({ quantity, storedPrice }: BoundLine): Cell => ({ quantity, price: storedPrice });
const byId = (lines: readonly BoundLine[]): Map<string, Cell> =>
  new Map(lines.map((line) => [line.articleVariantId, cellOf(line)]));

/** The cells that differ from the approved ones, by variant. */
export function changedCells(
  approved: readonly ApprovedLine[],
  lines: readonly BoundLine[],
): Map<string, { readonly approved: Cell; readonly now: Cell }> {
  const then = byId(approved);
  const today = byId(lines);
  const changed = new Map<string, { readonly approved: Cell; readonly now: Cell }>();
  for (const id of new Set([...then.keys(), ...today.keys()])) {
    const was = then.get(id) ?? none;
    const now = today.get(id) ?? none;
    if (was.quantity !== now.quantity || was.price !== now.price) changed.set(id, { approved: was, now });
  }
  return changed;
}

async function named(
  db: Queryable,
  changed: ReturnType<typeof changedCells>,
  language: Language,
): Promise<ChangedCell[]> {
  if (changed.size === 0) return [];
  const rows = await db
    .select({
      articleId: styles.articleId,
      articleNumber: styles.articleNumber,
      styleName: textIn(styles.name, language),
      articleColorId: colours.articleColorId,
      colourName: textIn(colours.name, language),
      articleVariantId: variants.articleVariantId,
      articleLength: variants.articleLength,
      size: variants.size,
      oneLength: comesInOneLength,
    })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(inArray(variants.articleVariantId, [...changed.keys()]))
    .orderBy(asc(styles.articleId), asc(colours.position), asc(variants.position));
  return rows.flatMap((row) => {
    const cell = changed.get(row.articleVariantId);
    return cell ? [{ ...row, ...cell }] : [];
  });
}

/** Who approved, recalled and returned a cart, and which cells differ from the approved ones. */
export async function readApprovalHistory(
  db: Queryable,
  { cartId, state, version }: CartRow,
  language: Language,
): Promise<ApprovalHistory> {
  const records = await approvalRecordsOf(db, cartId);
  const approvals = approvalsIn(records);
  const since = state === 'open' ? approvals[0] : approvals[1];
  const changed = since?.lines ? changedCells(since.lines, await readLines(db, cartId)) : null;
  return {
    version,
    deeds: records.map(({ deed, by, at, reason }) => ({ deed, by, at, reason })),
    since: since ? { by: since.by, at: since.at } : null,
    changes: changed ? await named(db, changed, language) : [],
  };
}
