import type { Articles, Repair, Repairs, ReviewedRow } from '@selvedge/core/ordering';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { WindowVirtualizer } from 'virtua';
import { drawnItem } from '../../../ui/layout/drawnItem.ts';
import type { ListReviewRef } from '../parts/entryRef.ts';
import { useFieldNames } from '../parts/useVerdictText.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { head } from './row.recipe.ts';

/** Up to this many rows are all rendered. */
const FEW = 60;

type Props = {
  listReview: ListReviewRef;
  rows: readonly ReviewedRow[];
  articles: Articles;
  repairs: Repairs;
};

const isOpen = ({ verdict, row }: ReviewedRow, repairs: Repairs): boolean =>
  repairs[row.id] !== undefined || !['ready', 'summed', 'unchanged'].includes(verdict.kind);

/** The rows. Of thousands only those on the screen are rendered. */
export function ReviewRows({ listReview, rows, articles, repairs }: Props) {
  const intl = useIntl();
  const names = useFieldNames();
  const onRepair = useCallback(
    (id: string, repair: Repair) => listReview.send({ type: 'row.repaired', id, repair }),
    [listReview],
  );
  const list = { role: 'list', 'aria-label': intl.formatMessage({ id: 'entry.rows.label' }) };
  const draw = (reviewed: ReviewedRow, at: number) => (
    <div key={reviewed.row.id} {...drawnItem(at, rows.length)}>
      <ReviewRow
        reviewed={reviewed}
        articles={articles}
        open={isOpen(reviewed, repairs)}
        onRepair={onRepair}
      />
    </div>
  );
  return (
    <div>
      <div className={head} aria-hidden="true">
        <span>{intl.formatMessage({ id: 'entry.field.line' })}</span>
        <span>{intl.formatMessage({ id: 'entry.field.code' })}</span>
        <span>{names.colour}</span>
        <span>{names.length}</span>
        <span>{names.size}</span>
        <span>{names.quantity}</span>
        <span>{intl.formatMessage({ id: 'entry.field.verdict' })}</span>
      </div>
      <div {...list}>
        {rows.length <= FEW ? rows.map(draw) : <WindowVirtualizer data={rows}>{draw}</WindowVirtualizer>}
      </div>
    </div>
  );
}
